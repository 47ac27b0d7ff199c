internal import Foundation

/// A browser without a window, driven over the WebDriver protocol (W3C); tests with it need
/// `chromedriver`, Debian's chromium-driver.
package final class WebDriver {
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  private let process = Process()
  private let shell: Shell
  private let base: String
  private var session = ""

  /// Starts the driver, and with it Chromium.
  package init() throws {
    shell = Shell(in: try ScratchFolder())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["chromedriver", "--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says its port once it is ready.
    var said = Data()
    var port: Substring?
    while port == nil {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Refusal(description: "chromedriver did not start") }
      said.append(more)
      port =
        String(decoding: said, as: UTF8.self).firstMatch(of: /successfully on port (\d+)/)?
        .output.1
    }
    base = "http://127.0.0.1:\(port ?? "")/session"
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--disable-dev-shm-usage", "--disable-background-networking",
      ]
    ]
    let capabilities = ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]
    let value = try post("", ["capabilities": capabilities]) as? [String: Any]
    session = "/" + (value?["sessionId"] as? String ?? "")
  }

  deinit {
    _ = try? shell.run("curl -sS -X DELETE '\(base)\(session)'")
    // A test's thread blocks the signals that ask for an end, and its children inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  package func open(file path: String) throws {
    _ = try post("/url", ["url": URL(fileURLWithPath: path).absoluteString])
  }

  /// Runs a script's body in the page and returns what it returns, as JSON values.
  package func evaluate(_ script: String) throws -> Any {
    try post("/execute/sync", ["script": script, "args": [String]()])
  }

  /// Runs a script that calls `done(value)` in the end.
  package func evaluateLater(_ script: String) throws -> Any {
    let body = "const done = arguments[arguments.length - 1];\n" + script
    return try post("/execute/async", ["script": body, "args": [String]()])
  }

  /// A command of Chromium's own protocol.
  @discardableResult
  package func devTools(_ command: String, _ parameters: [String: Any]) throws -> Any {
    try post("/goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  /// The viewport in CSS pixels, narrower than a window can be if need be.
  package func resize(width: Int, height: Int) throws {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// `screen` or `print`, and the values of media features.
  package func emulate(media: String = "", _ features: [String: String]) throws {
    try devTools(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": features.map { ["name": $0.key, "value": $0.value] }])
  }

  package func screenshot(to path: String) throws {
    let picture = try devTools("Page.captureScreenshot", [:]) as? [String: Any]
    let data = Data(base64Encoded: picture?["data"] as? String ?? "")
    try data?.write(to: URL(fileURLWithPath: path))
  }

  /// What `selector` finds in the page, in the page's order: x, y, width and height of each in CSS
  /// pixels, relative to the main part.
  package func boxes(_ selector: String) throws -> [Box] {
    let value = try evaluate(
      """
      const main = document.querySelector('main').getBoundingClientRect();
      return [...document.querySelectorAll('\(selector)')].map(e => {
        const box = e.getBoundingClientRect();
        return [box.x - main.x, box.y - main.y, box.width, box.height];
      });
      """)
    return (value as? [[NSNumber]] ?? []).map { numbers in
      let numbers = numbers.map(\.doubleValue)
      return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  package struct Box: Equatable, Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The largest difference in any of the four numbers.
    package func distance(to other: Box) -> Double {
      max(
        (x - other.x).magnitude, (y - other.y).magnitude, (width - other.width).magnitude,
        (height - other.height).magnitude)
    }
  }

  /// Through curl: Foundation's own client does not understand the driver's answers.
  private func post(_ path: String, _ body: [String: Any]) throws -> Any {
    let deed = try shell.run(
      "curl -sS --max-time 120 --data-binary @- '\(base)\(session)\(path)'",
      input: try JSONSerialization.data(withJSONObject: body))
    guard deed.status == 0 else { throw Refusal(description: deed.errors) }
    let answer = try JSONSerialization.jsonObject(with: Data(deed.output.utf8)) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let failure = value as? [String: Any], failure["error"] != nil {
      throw Refusal(description: failure["message"] as? String ?? "\(failure)")
    }
    return value
  }
}
