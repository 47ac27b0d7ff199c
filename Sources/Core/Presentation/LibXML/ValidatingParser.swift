internal import CLibXML2

/// One run of libxml2's push parser with a schema plugged into its events; no tree is built.
///
/// Owns every structure that libxml2 keeps an address of, and frees them in the order it wants.
@safe struct ValidatingParser: ~Copyable {
  private let schema: Schema
  private let observer: DocumentObserver
  private let context: xmlSchemaValidCtxtPtr
  private let events: UnsafeMutablePointer<xmlSAXHandler>
  private let handler: UnsafeMutablePointer<xmlSAXHandlerPtr?>
  private let user: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let plug: xmlSchemaSAXPlugPtr
  private let parser: xmlParserCtxtPtr

  /// Nil where there is no memory for it.
  init?(_ schema: Schema) {
    guard let context = unsafe xmlSchemaNewValidCtxt(schema.pointer) else { return nil }
    let observer = DocumentObserver(root: schema.root)
    let opaque = unsafe Unmanaged.passUnretained(observer).toOpaque()

    let events = UnsafeMutablePointer<xmlSAXHandler>.allocate(capacity: 1)
    unsafe events.initialize(to: DocumentObserver.events)
    let handler = UnsafeMutablePointer<xmlSAXHandlerPtr?>.allocate(capacity: 1)
    unsafe handler.initialize(to: events)
    let user = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    unsafe user.initialize(to: opaque)

    let plug = unsafe xmlSchemaSAXPlug(context, handler, user)
    let parser =
      unsafe plug == nil
      ? nil : xmlCreatePushParserCtxt(handler.pointee, user.pointee, nil, 0, nil)
    guard let plug = unsafe plug, let parser = unsafe parser else {
      if let plug = unsafe plug { _ = unsafe xmlSchemaSAXUnplug(plug) }
      unsafe xmlSchemaFreeValidCtxt(context)
      unsafe user.deallocate()
      unsafe handler.deallocate()
      unsafe events.deallocate()
      return nil
    }
    // Never NOENT, DTDLOAD, XINCLUDE or HUGE: they open doors that a page has no use for.
    _ = unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
    unsafe xmlSchemaSetValidStructuredErrors(
      context, { user, error in unsafe DocumentObserver.receive(user, error?.pointee) }, opaque)
    // Without a locator every fault of validity is in line 0.
    unsafe xmlSchemaValidateSetLocator(
      context,
      { parser, file, line in
        // libxml2 hands over an address that it has not set, and reads what is there afterwards.
        unsafe file?.pointee = nil
        unsafe line?.pointee = UInt(max(0, xmlSAX2GetLineNumber(parser)))
        return 0
      }, UnsafeMutableRawPointer(parser))
    unsafe observer.parser = parser

    self.schema = schema
    self.observer = observer
    unsafe self.context = context
    unsafe self.events = events
    unsafe self.handler = handler
    unsafe self.user = user
    unsafe self.plug = plug
    unsafe self.parser = parser
  }

  deinit {
    unsafe xmlFreeParserCtxt(parser)
    _ = unsafe xmlSchemaSAXUnplug(plug)
    unsafe xmlSchemaFreeValidCtxt(context)
    unsafe user.deallocate()
    unsafe handler.deallocate()
    unsafe events.deallocate()
  }

  func parse(_ bytes: Span<UInt8>) {
    LibraryState.silence()
    // libxml2 counts a chunk's bytes in an int.
    let piece = 1 << 30
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + piece)
      unsafe bytes.extracting(start..<end).withUnsafeBufferPointer { piece in
        unsafe piece.withMemoryRebound(to: CChar.self) { text in
          unsafe check(xmlParseChunk(parser, text.baseAddress, Int32(text.count), 0))
        }
      }
      start = end
    }
  }

  /// Ends the document; only now a page that was cut off is found out.
  func end() -> [XMLFault] {
    LibraryState.silence()
    unsafe check(xmlParseChunk(parser, nil, 0, 1))
    if unsafe xmlSchemaIsValid(context) != 1, observer.log.faults.isEmpty {
      observer.log.add(line: 0, "The document is not valid")
    }
    return observer.log.report()
  }

  /// A document may be valid as far as it was read and still be no XML: both results count.
  private func check(_ code: Int32) {
    guard code != 0, !observer.isMalformed else { return }
    observer.isMalformed = true
    let error = unsafe xmlCtxtGetLastError(UnsafeMutableRawPointer(parser))
    let message = unsafe error?.pointee.message.map { unsafe String(cString: $0) }
    observer.log.add(
      line: unsafe Int(error?.pointee.line ?? 0), message ?? "The document is no XML (\(code))")
  }
}
