import Foundation

/// A browser without a window, driven over the WebDriver protocol (W3C).
final class WebDriver {
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private let process: Process
  private let base: String
  private var session = ""
  private let folder: ScratchFolder

  /// Starts `chromedriver`, and with it Chromium.
  init(driver: String) throws {
    folder = try ScratchFolder()
    process = Process()
    process.executableURL = URL(filePath: driver)
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
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

  /// Ends browser and driver; asked to, since the driver does not hear SIGTERM under a test runner.
  func quit() {
    _ = try? request(["-X", "DELETE", base + session])
    _ = try? OutsideTools.run(
      "/usr/bin/env", ["curl", "-sS", base.replacing("/session", with: "/shutdown")])
    _ = try? OutsideTools.run("/usr/bin/env", ["kill", "-KILL", "\(process.processIdentifier)"])
    process.waitUntilExit()
  }

  func open(_ url: URL) throws {
    _ = try post("/url", ["url": url.absoluteString])
  }

  /// Runs a script's body in the page and returns what it returns, as JSON values.
  func evaluate(_ script: String) throws -> Any {
    try post("/execute/sync", ["script": script, "args": [String]()])
  }

  /// Runs a script that calls `done(value)` in the end.
  func evaluateLater(_ script: String) throws -> Any {
    let body = "const done = arguments[arguments.length - 1];\n" + script
    return try post("/execute/async", ["script": body, "args": [String]()])
  }

  /// A command of Chromium's own protocol.
  @discardableResult
  func devTools(_ command: String, _ parameters: [String: Any]) throws -> Any {
    try post("/goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  /// The viewport in CSS pixels, narrower than a window can be if need be.
  func resize(width: Int, height: Int) throws {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// `screen` or `print`, and the values of media features.
  func emulate(media: String = "", _ features: [String: String]) throws {
    try devTools(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": features.map { ["name": $0.key, "value": $0.value] }])
  }

  func screenshot(to url: URL) throws {
    let picture = try devTools("Page.captureScreenshot", ["captureBeyondViewport": false])
    let text = (picture as? [String: Any])?["data"] as? String ?? ""
    try Data(base64Encoded: text)?.write(to: url)
  }

  private func post(_ path: String, _ body: [String: Any]) throws -> Any {
    let data = try JSONSerialization.data(withJSONObject: body)
    let file = folder.url.appending(path: "body.json")
    try data.write(to: file)
    return try request(["--data-binary", "@" + file.path, base + session + path])
  }

  /// Foundation's own client refuses chromedriver's answers.
  private func request(_ arguments: [String]) throws -> Any {
    let result = try OutsideTools.run("/usr/bin/env", ["curl", "-sS"] + arguments)
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let failure = value as? [String: Any], failure["error"] != nil {
      throw Refusal(description: failure["message"] as? String ?? "\(failure)")
    }
    return value
  }
}
