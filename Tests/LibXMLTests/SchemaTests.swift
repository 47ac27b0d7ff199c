import Testing

@testable import LibXML

@Suite struct SchemaTests {
  @Test func `a schema that imports the xml namespace compiles`() throws {
    _ = try Schema(noteSchema, root: "notes")
  }

  @Test func `a schema that is no XML is refused with its line`() throws {
    let fault = #expect(throws: XMLFault.self) {
      _ = try Schema("<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\n<xs:elem", root: "a")
    }
    #expect(fault?.line == 2)
    #expect(fault?.message.isEmpty == false)
  }

  @Test func `a schema that refers to nothing is refused`() {
    #expect(throws: XMLFault.self) {
      _ = try Schema(
        """
        <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
          <xs:element name="a" type="missing"/>
        </xs:schema>
        """, root: "a")
    }
  }

  @Test(arguments: ["other.xsd", "file:///etc/hostname", "http://127.0.0.1:9/xml.xsd"])
  func `an import of anything else is refused`(_ location: String) {
    let text: StaticString =
      switch location {
      case "other.xsd": importOther
      case "file:///etc/hostname": importFile
      default: importNetwork
      }
    #expect(throws: XMLFault.self) { _ = try Schema(text, root: "a") }
  }
}

private let importOther: StaticString = """
  <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:o="urn:o">
    <xs:import namespace="urn:o" schemaLocation="other.xsd"/>
    <xs:element name="a"><xs:complexType><xs:attribute ref="o:b"/></xs:complexType></xs:element>
  </xs:schema>
  """

private let importFile: StaticString = """
  <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="urn:o" schemaLocation="file:///etc/hostname"/>
    <xs:element name="a"/>
  </xs:schema>
  """

private let importNetwork: StaticString = """
  <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="urn:o" schemaLocation="http://127.0.0.1:9/xml.xsd"/>
    <xs:element name="a"/>
  </xs:schema>
  """
