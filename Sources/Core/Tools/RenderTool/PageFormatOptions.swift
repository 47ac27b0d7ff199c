internal import CommandKit
internal import Platform
internal import XHTMLRendering

/// What the command line says about a page for a browser.
struct PageFormatOptions: Sendable {
  let page: PageOptions
  let hasLanguage: Bool

  init(_ arguments: ParsedArguments, _ environment: Environment) {
    var page = PageOptions(
      title: arguments.value("title") ?? PageOptions.defaultTitle,
      language: arguments.value("lang") ?? "en",
      embedsDoctype: arguments.value("doctype") == "embedded")
    if let base = Self.imageBase(environment) { page.imageBase = base }
    self.page = page
    hasLanguage = arguments.has("lang")
  }

  /// Where posters are: TMDB_IMAGE_URL, else the origin of TMDB_BASE_URL where that is set. The
  /// page's writer drops what is no address.
  private static func imageBase(_ environment: Environment) -> String? {
    if let own = environment.nonEmpty("TMDB_IMAGE_URL") {
      return "\(own.hasSuffix("/") ? String(own.dropLast()) : own)/t/p/"
    }
    guard let base = environment.nonEmpty("TMDB_BASE_URL") else { return nil }
    let parts = base.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty else { return nil }
    return parts.prefix(3).joined(separator: "/") + "/t/p/"
  }
}
