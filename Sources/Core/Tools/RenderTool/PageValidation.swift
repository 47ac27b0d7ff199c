internal import CommandKit
internal import Diagnostics
internal import LibXML
internal import Platform
internal import ToolRuntime
internal import XHTMLRendering

/// `--validate`: checks pages, ours or anybody's, against the profile that ours are held to.
enum PageValidation {
  static func run(_ context: ToolContext, _ arguments: ParsedArguments) throws -> ExitStatus {
    let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
    var validation = try PageCheck()
    var isValid = true
    for path in paths {
      let faults =
        try path == "-" ? faults(.standardInput, &validation) : faults(.open(path), &validation)
      for fault in faults {
        isValid = false
        let name = path == "-" ? "standard input" : path
        context.reporter.failure(
          Diagnostic(.badInput, "\(name), line \(fault.line): \(fault.message)"))
      }
    }
    return isValid ? .done : .badInput
  }

  private static func faults(
    _ input: consuming Descriptor, _ validation: inout PageCheck
  ) throws(IOFailure) -> [XMLFault] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try input.read(into: &buffer)
      if count == 0 { return validation.finish() }
      validation.feed(buffer.span.extracting(first: count))
    }
  }
}
