/// The place in the pipeline that a plugin stands at.
package enum PluginStage: String, CaseIterable, Sendable {
  case fetch
  case section
  case layout
  case render
  /// Between tmdb-fetch and the network: one request or response on a line.
  case intercept

  /// What the file name of such a plugin begins with, as in `tmdb-render-NAME`.
  package var prefix: String { "tmdb-\(rawValue)-" }

  /// What messages call the thing that a user names: `--format titles` asks for a format.
  package var noun: String {
    switch self {
    case .fetch: "source"
    case .section: "rule"
    case .layout: "layout"
    case .render: "format"
    case .intercept: "interceptor"
    }
  }

  /// Whether its output are records again, which must frame a whole stream.
  package var writesRecords: Bool {
    switch self {
    case .fetch, .section, .layout: true
    case .render, .intercept: false
    }
  }

  /// Whether it may ask for TMDb's credential, which all others never see.
  package var mayNeedCredential: Bool {
    switch self {
    case .fetch, .intercept: true
    case .section, .layout, .render: false
    }
  }
}
