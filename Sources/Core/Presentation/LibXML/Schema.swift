internal import CLibXML2

/// A compiled XML Schema (XSD 1.0) with the element that a document has to start with.
///
/// XSD takes any global element for a root; a profile has one. A class, since each parser keeps the
/// address of the schema that it checks against, and so keeps the schema alive.
@safe package final class Schema {
  let pointer: xmlSchemaPtr
  let root: StaticString

  /// Compiles `xsd`, which may import the `xml:` namespace from `xml.xsd` and nothing else.
  ///
  /// Throws where it does not compile: without a schema libxml2 calls every document valid.
  package init(_ xsd: StaticString, root: StaticString) throws(XMLFault) {
    LibraryState.prepared
    LibraryState.silence()
    let log = FaultLog()
    let compiled = unsafe Self.compile(xsd, reportingTo: log)
    guard let compiled = unsafe compiled, log.faults.isEmpty else {
      if let compiled = unsafe compiled { unsafe xmlSchemaFree(compiled) }
      throw log.faults.first ?? XMLFault(line: 0, message: "The schema does not compile")
    }
    unsafe pointer = compiled
    self.root = root
  }

  deinit {
    unsafe xmlSchemaFree(pointer)
  }

  private static func compile(_ xsd: StaticString, reportingTo log: FaultLog) -> xmlSchemaPtr? {
    xsd.withUTF8Buffer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        guard let context = unsafe xmlSchemaNewMemParserCtxt(text.baseAddress, Int32(text.count))
        else { return nil }
        defer { unsafe xmlSchemaFreeParserCtxt(context) }
        let opaque = unsafe Unmanaged.passUnretained(log).toOpaque()
        unsafe xmlSchemaSetParserStructuredErrors(
          context, { user, error in unsafe FaultLog.receive(user, error?.pointee) }, opaque)
        // The text's own faults as XML reach the thread's callback only.
        unsafe xmlSetStructuredErrorFunc(
          opaque, { user, error in unsafe FaultLog.receive(user, error?.pointee) })
        defer { xmlSetStructuredErrorFunc(nil, nil) }
        return unsafe xmlSchemaParse(context)
      }
    }
  }
}

extension FaultLog {
  /// What a structured error callback does; `user` is the log, alive while libxml2 can call.
  static func receive(_ user: UnsafeMutableRawPointer?, _ error: xmlError?) {
    guard let user = unsafe user, let error = unsafe error else { return }
    let message = unsafe error.message.map { unsafe String(cString: $0) } ?? "Unknown fault"
    unsafe Unmanaged<FaultLog>.fromOpaque(user).takeUnretainedValue()
      .add(line: Int(error.line), message)
  }
}
