internal import CLibXML2

/// What libxml2 keeps for a whole process and for each thread.
enum LibraryState {
  /// Set up once, by the first schema: libxml2 fills its tables of built-in types on first use without
  /// a lock, and crashes where two threads do so at a time.
  static let prepared: Void = {
    xmlInitParser()
    xmlSchemaInitTypes()
    EntityLoader.install()
  }()

  /// Before each call that can find a fault: standard error is not libxml2's to write to.
  static func silence() {
    tmdb_xml_silence()
  }
}
