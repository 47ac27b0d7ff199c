internal import CLibXML2

/// The one answer to libxml2 when it asks for another document.
///
/// libxml2 has a single loader in a process, and asks it for what a schema imports, for external
/// entities, and for the schemas that a document names in `xsi:schemaLocation`. This one knows the
/// schema of the `xml:` namespace and refuses every other name, so that no document can open a file
/// or a connection. It keeps no state.
enum EntityLoader {
  /// The location under which a schema imports the `xml:` namespace.
  static let location = "xml.xsd"

  /// What a profile may use of the `xml:` namespace.
  static let schema: StaticString = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
      <xs:attribute name="lang" type="xs:language"/>
    </xs:schema>

    """#

  static func install() {
    unsafe xmlSetExternalEntityLoader { address, _, parser in
      guard let address = unsafe address, unsafe String(cString: address) == EntityLoader.location
      else { return nil }
      return unsafe xmlNewStringInputStream(parser, EntityLoader.schema.utf8Start)
    }
  }
}
