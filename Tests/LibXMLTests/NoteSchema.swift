@testable import LibXML

/// A small schema for tests: `notes` of `note`s with unique ids.
let noteSchema: StaticString = #"""
  <?xml version="1.0"?>
  <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:n="urn:notes"
      targetNamespace="urn:notes" elementFormDefault="qualified">
    <xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>
    <xs:element name="notes">
      <xs:complexType>
        <xs:sequence>
          <xs:element ref="n:note" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
        <xs:attribute ref="xml:lang"/>
      </xs:complexType>
      <xs:unique name="ids"><xs:selector xpath="n:note"/><xs:field xpath="@id"/></xs:unique>
    </xs:element>
    <xs:element name="note">
      <xs:complexType mixed="true">
        <xs:attribute name="id" type="xs:NCName" use="required"/>
      </xs:complexType>
    </xs:element>
  </xs:schema>
  """#

/// The faults of a document that arrives in pieces of at most `size` bytes.
func faults(in document: String, cutEvery size: Int = .max) throws -> [XMLFault] {
  var validator = PageValidator(try Schema(noteSchema, root: "notes"))
  return feed(document, to: &validator, cutEvery: size)
}

func feed(
  _ document: String, to validator: inout PageValidator, cutEvery size: Int = .max
) -> [XMLFault] {
  let bytes = Array(document.utf8)
  var start = 0
  while start < bytes.count {
    let end = start + min(size, bytes.count - start)
    validator.feed(bytes.span.extracting(start..<end))
    start = end
  }
  return validator.finish()
}
