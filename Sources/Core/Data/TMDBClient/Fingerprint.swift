/// A short name for bytes, by FNV-1a with 64 bits (Fowler, Noll, Vo); no protection against intent.
package enum Fingerprint {
  package static func of(_ bytes: some Sequence<UInt8>, basis: UInt64 = 0xCBF2_9CE4_8422_2325)
    -> UInt64
  {
    bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// 16 hexadecimal digits.
  package static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
