/// A response as the cache and recordings keep it, with the request that it answers.
///
/// The request is its address alone, which never holds a credential; of the response's header only
/// what is needed again is kept.
package struct StoredResponse: Equatable, Sendable {
  package let address: String
  /// Seconds since 1970.
  package var storedAt: Int64
  package var response: HTTPResponse

  private static let keptHeaders = [
    "Date", "ETag", "Cache-Control", "Content-Type", "Location", "Retry-After",
  ]
  private static let magic = "tmdb-response 1"

  package init(_ response: HTTPResponse, to address: WebAddress, at seconds: Int64) {
    self.address = address.description
    storedAt = seconds
    self.response = HTTPResponse(
      status: response.status, headers: [:], body: response.body)
    for name in Self.keptHeaders { self.response.headers[name] = response.headers[name] }
  }

  /// The file's bytes: lines that name and measure, an empty one, and the body.
  package var bytes: [UInt8] {
    var lines = [
      Self.magic, "address \(address)", "stored \(storedAt)", "status \(response.status)",
      "length \(response.body.count)", "sum \(Fingerprint.text(Fingerprint.of(response.body)))",
    ]
    for field in response.headers.fields where !field.value.utf8.contains(where: { $0 < 0x20 }) {
      lines.append("header \(field.name): \(field.value)")
    }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + response.body
  }

  /// Nil where the bytes are anything but a whole file of this kind.
  package init?(bytes: [UInt8]) {
    var position = 0
    var lines: [String] = []
    while true {
      guard let end = bytes[position...].firstIndex(of: 0x0A), lines.count < 40 else { return nil }
      if end == position { break }
      lines.append(String(decoding: bytes[position..<end], as: UTF8.self))
      position = end + 1
    }
    func value(_ name: String) -> String? {
      lines.first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let body = Array(bytes[(position + 1)...])
    guard lines.first == Self.magic, let address = value("address"),
      let storedAt = value("stored").flatMap({ Int64($0) }), (0...(1 << 50)).contains(storedAt),
      let status = value("status").flatMap({ Int($0) }), value("length") == "\(body.count)",
      value("sum") == Fingerprint.text(Fingerprint.of(body))
    else { return nil }
    self.address = address
    self.storedAt = storedAt
    response = HTTPResponse(status: status, body: body)
    for line in lines where line.hasPrefix("header ") {
      let field = line.dropFirst(7)
      guard let colon = field.firstIndex(of: ":") else { return nil }
      response.headers[String(field[..<colon])] = String(field[colon...].dropFirst(2))
    }
  }
}
