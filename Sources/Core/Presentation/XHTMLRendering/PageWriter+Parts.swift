internal import RecordStream

extension PageWriter {
  /// XML's attribute and HTML's, which have to agree.
  func appendLanguage(_ language: LanguageTag, to page: inout ByteBuffer) {
    page.append(" xml:lang=\"")
    page.append(text: language.text)
    page.append("\" lang=\"")
    page.append(text: language.text)
    page.append("\"")
  }

  /// Marks the page's own words where the page is in another language.
  func appendEnglish(to page: inout ByteBuffer) {
    guard language.primary != LanguageTag.english.primary else { return }
    appendLanguage(.english, to: &page)
    if direction == .rightToLeft { page.append(" dir=\"ltr\"") }
  }

  func appendNote(_ sentence: StaticString, to page: inout ByteBuffer) {
    page.append("<p class=\"note\"")
    appendEnglish(to: &page)
    page.append(">")
    page.append(sentence)
    page.append("</p>\n")
  }

  /// Where the data came from, and when.
  func appendOrigin(to page: inout ByteBuffer) {
    guard source != nil || times != nil else { return }
    page.append("<p>Data")
    if let source {
      page.append(" from ")
      page.append(isolated: source)
    }
    if let times {
      page.append(", as of ")
      append(times.lowerBound, to: &page)
      if times.lowerBound.readable < times.upperBound.readable {
        page.append(" to ")
        append(times.upperBound, to: &page)
      }
    }
    page.append(".</p>\n")
  }

  private func append(_ time: Timestamp, to page: inout ByteBuffer) {
    page.append("<time datetime=\"")
    page.append(text: time.text)
    page.append("\">")
    page.append(text: time.readable)
    page.append("</time>")
  }

  /// A film's title, as a link to its page where there is one.
  func appendTitle(
    _ title: ByteBuffer, id: Int64, language: LanguageTag?, to page: inout ByteBuffer
  ) {
    if let linkBase {
      page.append("<a property=\"url\" href=\"")
      page.append(text: linkBase.text)
      page.append(decimal: Int(id))
      page.append("\">")
    }
    page.append("<bdi")
    if let language { appendLanguage(language, to: &page) }
    page.append(">")
    page.append(title)
    page.append("</bdi>")
    if linkBase != nil { page.append("</a>") }
  }
}
