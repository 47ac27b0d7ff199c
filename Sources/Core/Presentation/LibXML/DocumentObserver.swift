internal import CLibXML2

/// Hears libxml2's events beside the schema, and holds what the schema cannot say: which element is
/// the root, and that the document does not steer its own validation.
@safe final class DocumentObserver {
  let log = FaultLog()
  let root: StaticString
  /// Where a fault is; set once the parser exists, which is before it can call.
  var parser: xmlParserCtxtPtr?
  var isMalformed = false
  private var sawRoot = false

  init(root: StaticString) {
    self.root = root
  }

  /// The events that the schema's plug passes on: starts of elements and references.
  static var events: xmlSAXHandler {
    var events = unsafe xmlSAXHandler()
    unsafe events.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe events.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      guard let user = unsafe user, let name = unsafe name else { return }
      let observer = unsafe Unmanaged<DocumentObserver>.fromOpaque(user).takeUnretainedValue()
      if !observer.sawRoot { unsafe observer.checkRoot(name) }
      unsafe observer.checkAttributes(attributes, count: Int(count))
    }
    unsafe events.reference = { user, name in
      guard let user = unsafe user else { return }
      let observer = unsafe Unmanaged<DocumentObserver>.fromOpaque(user).takeUnretainedValue()
      unsafe observer.refuseReference(name)
    }
    return unsafe events
  }

  /// What the structured error callback of the validation does.
  static func receive(_ user: UnsafeMutableRawPointer?, _ error: xmlError?) {
    guard let user = unsafe user else { return }
    let observer = unsafe Unmanaged<DocumentObserver>.fromOpaque(user).takeUnretainedValue()
    unsafe FaultLog.receive(Unmanaged.passUnretained(observer.log).toOpaque(), error)
  }

  private var line: Int {
    guard let parser = unsafe parser else { return 0 }
    return Int(unsafe xmlSAX2GetLineNumber(parser))
  }

  private func checkRoot(_ name: UnsafePointer<xmlChar>) {
    sawRoot = true
    let found = unsafe String(cString: name)
    let expected = "\(root)"
    guard found != expected else { return }
    log.add(line: line, "Element '\(found)': the document has to start with '\(expected)'")
  }

  /// Beside an external subset, which nobody reads, an entity that is not declared is no error in
  /// XML; a browser refuses it all the same.
  private func refuseReference(_ name: UnsafePointer<xmlChar>?) {
    let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
    // Characters by number are references to libxml2 too.
    guard !name.hasPrefix("#") else { return }
    log.add(line: line, "The entity '\(name)' is not allowed")
  }

  /// `xsi:type`, `xsi:nil` and `xsi:schemaLocation` are allowed by every schema, and by no profile.
  ///
  /// libxml2 hands over five pointers an attribute: name, prefix, namespace, start and end of the value.
  private func checkAttributes(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    guard let attributes = unsafe attributes else { return }
    for index in 0..<count {
      guard let namespace = unsafe attributes[5 * index + 2],
        unsafe String(cString: namespace) == "http://www.w3.org/2001/XMLSchema-instance",
        let name = unsafe attributes[5 * index]
      else { continue }
      log.add(line: line, "The attribute 'xsi:\(unsafe String(cString: name))' is not allowed")
    }
  }
}
