internal import Diagnostics
internal import Platform
internal import TMDBClient

/// Looks for the credential in the places where a user may have put it, in their order.
struct CredentialSearch {
  /// A credential, and where it was, for messages.
  struct Found {
    let credential: Credential
    let place: String

    /// What was sent, in words.
    var description: String { "\(credential.kind) from \(place)" }
  }

  private static let largest = 64 << 10

  let environment: Environment
  /// The path of `--token-file`, `-` for standard input.
  let tokenFile: String?

  /// The first that is there; what is there and no credential is an error, not passed over.
  func find() throws -> Found {
    if let tokenFile {
      if tokenFile == "-" {
        return try found(
          Descriptor.standardInput.readAll(limit: Self.largest), in: "standard input")
      }
      return try found(contents(of: tokenFile), in: tokenFile)
    }
    for (name, isKey) in [("TMDB_TOKEN", false), ("TMDB_API_KEY", true)] {
      if let value = environment.nonEmpty(name) {
        return try found(Array(value.utf8), in: name, isKey: isKey)
      }
    }
    if let folder = Directories(environment).configuration {
      let path = "\(folder)/token"
      if FileFacts.of(path) != nil { return try found(contents(of: path), in: path) }
    }
    throw Diagnostic(
      .noPermission,
      "no credential for TMDb: put a read access token (themoviedb.org/settings/api) into "
        + "TMDB_TOKEN or a --token-file; --source sample needs none")
  }

  /// A regular file that others may read would give the credential away to them.
  private func contents(of path: String) throws -> [UInt8] {
    let file = try Descriptor.open(path)
    let facts = try file.facts()
    if facts.kind == .regular, facts.isReadableByOthers {
      throw Diagnostic(
        .configuration,
        "\(path) holds the credential and may be read by others; run: chmod 600 \(path)")
    }
    return try file.readAll(limit: Self.largest)
  }

  private func found(_ bytes: [UInt8], in place: String, isKey: Bool = false) throws -> Found {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let credential = Credential(text, isKey: isKey) else {
      throw Diagnostic(
        .configuration,
        "\(place) holds neither a v4 read access token nor a v3 API key of TMDb")
    }
    return Found(credential: credential, place: place)
  }
}
