package import Movies
package import RecordStream

extension PageWriter {
  /// Writes a film's change into the open section of changes.
  package mutating func change(
    _ change: PageChange, id: MovieID, title: String, into page: inout ByteBuffer
  ) {
    guard openChanges(in: &page) else { return }
    escape(title: title, id: id)
    appendStart(change, to: &page)
    switch change {
    case .insert: page.append("<ins>")
    case .delete: page.append("<del>")
    default: break
    }
    appendTitle(escapedTitle, id: id.value, language: nil, to: &page)
    switch change {
    case .insert: page.append("</ins>")
    case .delete: page.append("</del>")
    default: break
    }
    page.append(" ")
    appendWords(change, to: &page)
    page.append("</li>\n")
  }

  /// Writes what happened to a section as a whole.
  package mutating func change(
    _ change: PageChange, section title: String, into page: inout ByteBuffer
  ) {
    guard openChanges(in: &page) else { return }
    appendStart(change, to: &page)
    page.append(isolated: PageText.visible(title) ?? PageOptions.defaultTitle)
    page.append(" ")
    appendWords(change, to: &page)
    page.append("</li>\n")
  }

  private mutating func openChanges(in page: inout ByteBuffer) -> Bool {
    guard let open = section, open.layout == nil else { return false }
    if !open.hasList {
      section?.hasList = true
      page.append("<ol class=\"changes\">\n")
    }
    return true
  }

  /// The entry's tag and the mark in its margin; the words beside the title say the same.
  private func appendStart(_ change: PageChange, to page: inout ByteBuffer) {
    let (kind, mark): (StaticString, StaticString) =
      switch change {
      case .insert, .sectionInsert: ("gain", "+")
      case .delete, .sectionDelete: ("loss", "−")
      case .move(let oldRank, let rank): rank < oldRank ? ("gain", "▲") : ("loss", "▼")
      case .update, .sectionUpdate: ("same", "~")
      case .transfer: ("same", "→")
      case .sectionMove: ("same", "↕")
      }
    page.append("<li class=\"")
    page.append(kind)
    page.append("\"><span class=\"mark\" aria-hidden=\"true\">")
    page.append(mark)
    page.append("</span>")
  }

  /// What happened, in words; a rank that is none is passed over.
  private func appendWords(_ change: PageChange, to page: inout ByteBuffer) {
    switch change {
    case .insert(let rank):
      page.append("new")
      append(" at #", rank, to: &page)
    case .delete(let oldRank):
      page.append("left")
      append(", was #", oldRank, to: &page)
    case .move(let oldRank, let rank):
      page.append(rank < oldRank ? "up" : "down")
      if oldRank > 0, rank > 0 { append(" ", abs(oldRank - rank), to: &page) }
      append(", from #", oldRank, to: &page)
      append(" to #", rank, to: &page)
    case .update(let fields):
      for (index, field) in fields.enumerated() {
        if index > 0 { page.append(", ") }
        append(field, to: &page)
      }
    case .transfer(let from, let oldRank, let rank):
      page.append("from ")
      page.append(isolated: PageText.visible(from) ?? "another section")
      append(" #", oldRank, to: &page)
      append(" to #", rank, to: &page)
    case .sectionInsert: page.append("new section")
    case .sectionDelete: page.append("section left")
    case .sectionMove: page.append("section moved")
    case .sectionUpdate: page.append("section changed")
    }
  }

  private func append(_ words: StaticString, _ number: Int, to page: inout ByteBuffer) {
    guard number > 0 else { return }
    page.append(words)
    page.append(decimal: number)
  }

  private func append(_ field: PageChange.Field, to page: inout ByteBuffer) {
    page.append("<span>")
    page.append(markup: field.name)
    page.append("</span> <del>")
    page.append(isolated: PageText.visible(field.old) ?? "none")
    page.append("</del> <ins>")
    page.append(isolated: PageText.visible(field.new) ?? "none")
    page.append("</ins>")
  }
}
