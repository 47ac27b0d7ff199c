package import TextCells

/// How a text page is written; resolved from options and terminal before the first record.
package struct TextOptions: Sendable {
  /// Where lines end that no frame ends; nil: nowhere, as in a pipe.
  package var columns: Int?
  package var style: CellStyle
  /// At most so many lines of overview in each cell that has the rows.
  package var overviewLines: Int
  /// Shows a section that scrolls sideways in full, in several rows; otherwise it is one row, cut
  /// at the width.
  package var wrapsCarousels: Bool
  /// By section: the film, counted from 1, at which a row that is cut begins.
  package var scroll: [String: Int]
  /// Lines of a screenful: rows of films are kept whole, and pinned headings repeat at the top of
  /// each; nil for one endless page.
  package var pageHeight: Int?
  /// The last line of the page; nil for none.
  package var notice: String?

  package init(
    columns: Int? = nil, style: CellStyle = .plain, overviewLines: Int = 0,
    wrapsCarousels: Bool = true, scroll: [String: Int] = [:], pageHeight: Int? = nil,
    notice: String? = nil
  ) {
    self.columns = columns
    self.style = style
    self.overviewLines = overviewLines
    self.wrapsCarousels = wrapsCarousels
    self.scroll = scroll
    self.pageHeight = pageHeight
    self.notice = notice
  }
}
