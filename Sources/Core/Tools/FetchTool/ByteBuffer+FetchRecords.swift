internal import Movies
internal import RecordStream

extension ByteBuffer {
  mutating func append(section query: MovieQuery, of page: MoviePage) {
    append(#"{"type":"section","section":"#)
    appendJSON(string: query.name)
    append(#","title":"#)
    appendJSON(string: page.title ?? query.title)
    append(#","layout":"#)
    appendJSON(string: query.layout)
    if let created = page.created {
      append(#","created":"#)
      appendJSON(string: created.description)
    }
    append("}\n")
  }

  /// What was asked for, as far as it was said.
  mutating func append(wishes options: FetchOptions) {
    append(#","lists":["#)
    for (index, query) in options.queries.enumerated() {
      if index > 0 { append(",") }
      appendJSON(string: query.name)
    }
    append("]")
    for (name, value) in [
      ("language", options.language), ("region", options.region),
      ("pages", options.pages.map { "\($0)" }), ("limit", options.limit.map { "\($0)" }),
      ("source", options.source.rawValue),
    ] {
      guard let value else { continue }
      append(",")
      appendJSON(string: name)
      append(":")
      appendJSON(string: value)
    }
    append(filterOf: options)
  }

  /// The parameters of discover as TMDb calls them: two queries of another kind are two questions.
  private mutating func append(filterOf options: FetchOptions) {
    let filters = options.queries.compactMap { query in
      if case .discover(let filter) = query.kind { filter } else { nil }
    }
    guard let parameters = filters.first?.allParameters, !parameters.isEmpty else { return }
    append(#","discover":{"#)
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { append(",") }
      appendJSON(string: parameter.name)
      append(":")
      appendJSON(string: parameter.value)
    }
    append("}")
  }
}
