/// Something of TMDb's that programs have stumbled over, by its number.
///
/// The tests of a case in this folder begin with its number. Where what is right is done by another
/// room, the test that holds it there is named.
struct KnownCase: Sendable, CustomStringConvertible {
  /// A test of another room, by its file below `Tests` and its sentence.
  struct Place: Hashable, Sendable {
    let file: String
    let sentence: String

    init(_ file: String, _ sentence: String) {
      self.file = file
      self.sentence = sentence
    }
  }

  let number: Int
  let name: String
  /// Where others met it: public threads, TMDb's documentation, or an answer that was seen.
  let source: String
  let elsewhere: [Place]

  init(_ number: Int, _ name: String, _ source: String, _ elsewhere: Place...) {
    self.number = number
    self.name = name
    self.source = source
    self.elsewhere = elsewhere
  }

  var description: String { "\(number) \(name)" }
}
