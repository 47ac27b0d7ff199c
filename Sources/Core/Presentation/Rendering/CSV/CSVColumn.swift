package import Diagnostics

/// One column of the one table that header and rows are made from.
package struct CSVColumn: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A top-level member.
    case member
    /// A path into objects, its names unescaped.
    case path([[UInt8]])
    /// Genres by name where the film has them, else `#` and the number.
    case genres
  }

  package enum Kind: Sendable {
    /// Guarded against formulas on request.
    case text
    case number
  }

  /// What the header says: a known name, or a path with its leading dot.
  package let name: String
  package let source: Source
  package let kind: Kind
  /// The name as it stands in records.
  let key: [UInt8]

  init(_ name: String, _ kind: Kind = .text, source: Source = .member) {
    self.name = name
    self.source = source
    self.kind = kind
    key = Array(name.utf8)
  }
}

/// The columns that have names of their own.
package enum CSVColumns {
  /// What a table of films shows unless `--fields` says otherwise.
  package static let movies: [CSVColumn] = [
    CSVColumn("section"), CSVColumn("id", .number), CSVColumn("title"),
    CSVColumn("original_title"), CSVColumn("release_date"), CSVColumn("vote_average", .number),
    CSVColumn("vote_count", .number), CSVColumn("popularity", .number),
    CSVColumn("original_language"), CSVColumn("genres", source: .genres), CSVColumn("overview"),
  ]

  /// Members of TMDb's films that `--fields` knows besides.
  package static let further: [CSVColumn] = [
    CSVColumn("type"), CSVColumn("adult"), CSVColumn("backdrop_path"), CSVColumn("genre_ids"),
    CSVColumn("poster_path"), CSVColumn("softcore"), CSVColumn("video"), CSVColumn("media_type"),
    CSVColumn("budget", .number), CSVColumn("homepage"), CSVColumn("imdb_id"),
    CSVColumn("origin_country"), CSVColumn("revenue", .number), CSVColumn("runtime", .number),
    CSVColumn("status"), CSVColumn("tagline"),
  ]

  /// What a table of changes shows; always these.
  package static let changes: [CSVColumn] = [
    CSVColumn("op"), CSVColumn("section"), CSVColumn("id", .number), CSVColumn("title"),
    CSVColumn("old_rank", .number), CSVColumn("rank", .number), CSVColumn("delta", .number),
    CSVColumn("from"), CSVColumn("field"), CSVColumn("old"), CSVColumn("new"),
  ]

  package static var known: [CSVColumn] { movies + further }

  /// Reads `--fields`: known names are bare, any other member is a path with a leading dot.
  package static func chosen(_ list: String) throws(Diagnostic) -> [CSVColumn] {
    var columns: [CSVColumn] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if name.utf8.first == UInt8(ascii: ".") {
        let path = name.utf8.dropFirst().split(
          separator: UInt8(ascii: "."), omittingEmptySubsequences: false
        ).map { Array($0) }
        guard path.allSatisfy({ !$0.isEmpty }) else {
          throw Diagnostic(.usage, "--fields: \"\(name)\" has an empty name in its path")
        }
        columns.append(CSVColumn(name, source: .path(path)))
      } else if let column = known.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        columns.append(column)
      } else {
        throw Diagnostic(
          .usage,
          "--fields: no column is called \"\(name)\"; a member of that name is written "
            + ".\(name.isEmpty ? "status" : name), and the columns are "
            + known.map(\.name).joined(separator: ", "))
      }
    }
    return columns
  }
}
