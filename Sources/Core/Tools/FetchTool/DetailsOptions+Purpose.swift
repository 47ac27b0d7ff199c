extension DetailsOptions {
  /// What a long run fetches, in one line: a run with another purpose would not fit the same file.
  var purpose: String {
    let options = [
      ("--append", appended.joined(separator: ",")), ("--language", languages.joined(separator: ",")),
      ("--region", region ?? ""),
    ]
    .filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }
    return (options + ["from \(requests.base)"]).joined(separator: " ")
  }
}
