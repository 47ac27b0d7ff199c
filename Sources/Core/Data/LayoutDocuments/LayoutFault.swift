package import Diagnostics
package import RecordStream

/// Why a layout document cannot be used, and where in it.
package struct LayoutFault: Error, Equatable, Sendable {
  /// As `$.sections.popular.group.layoutSize.width`.
  package let path: String
  /// What is wrong and what to do, as the tail of a sentence.
  package let explanation: String

  package init(path: String, explanation: String) {
    self.path = path
    self.explanation = explanation
  }

  /// The document is not JSON at all.
  package init(_ fault: JSONFault) {
    self.init(
      path: "line \(fault.line), column \(fault.column)", explanation: fault.explanation)
  }
}

extension LayoutFault: Diagnosable {
  package var diagnostic: Diagnostic { Diagnostic(.badInput, "layout \(path): \(explanation)") }
}
