internal import Glibc

/// Bytes that nobody can guess, at most 256 at a time (getentropy(3)).
package func randomBytes(_ count: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  guard unsafe getentropy(&bytes, count) == 0 else {
    // A kernel without getrandom(2): the standard library's own source.
    return bytes.map { _ in .random(in: .min ... .max) }
  }
  return bytes
}
