/// A section's name, the same where its bytes are the same.
///
/// `String` would take composed and decomposed accents for one.
struct SectionName: Hashable, Sendable {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
