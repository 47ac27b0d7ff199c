package import Diagnostics

/// An exit status that a command uses, in its own words where the table's are too general.
package struct StatusNote: Equatable, Sendable {
  package let status: ExitStatus
  /// A sentence, full stop included; nil takes the table's.
  package let help: String?

  package init(_ status: ExitStatus, _ help: String? = nil) {
    self.status = status
    self.help = help
  }

  package var number: Int32 { status.rawValue }

  package var meaning: String { help ?? status.meaning }
}

extension Command {
  /// The statuses to document, in numerical order.
  package var documentedStatuses: [StatusNote] {
    statuses.isEmpty
      ? ExitStatus.allCases.map { StatusNote($0) }
      : statuses.sorted { $0.status.rawValue < $1.status.rawValue }
  }
}
