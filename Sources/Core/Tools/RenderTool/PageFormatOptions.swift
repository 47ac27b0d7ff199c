internal import CommandKit
internal import XHTMLRendering

/// What the command line says about a page for a browser.
struct PageFormatOptions: Sendable {
  let page: PageOptions
  let hasLanguage: Bool

  init(_ arguments: ParsedArguments) {
    page = PageOptions(
      title: arguments.value("title") ?? PageOptions.defaultTitle,
      language: arguments.value("lang") ?? "en",
      embedsDoctype: arguments.value("doctype") == "embedded")
    hasLanguage = arguments.has("lang")
  }
}
