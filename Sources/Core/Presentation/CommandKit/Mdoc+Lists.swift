extension Mdoc {
  mutating func paragraphs(_ texts: [String]) {
    for (index, text) in texts.enumerated() {
      if index > 0 { macro("Pp") }
      prose(text)
    }
  }

  /// A section that is one list of names and texts; nothing where it is empty.
  mutating func list(_ title: String, _ entries: [(head: String, help: String)]) {
    guard !entries.isEmpty else { return }
    section(title)
    items(entries) { entry, page in
      page.macro("It \(entry.head)")
      page.prose(entry.help)
    }
  }

  mutating func items<Entry>(_ entries: [Entry], _ write: (Entry, inout Mdoc) -> Void) {
    macro("Bl -tag -width Ds")
    for entry in entries { write(entry, &self) }
    macro("El")
  }

  /// The values that an option or operand knows.
  mutating func choices(_ choices: [Choice]) {
    let bare = choices.filter(\.help.isEmpty)
    if !bare.isEmpty { prose("Known values: \(bare.map(\.value).listed(with: "and")).") }
    let explained = choices.filter { !$0.help.isEmpty }
    guard let widest = explained.max(by: { $0.value.count < $1.value.count }) else { return }
    macro("Pp")
    macro("Bl -tag -width \(Self.argument(widest.value)) -compact")
    for choice in explained {
      macro("It Cm \(Self.argument(choice.value))")
      prose(choice.help)
    }
    macro("El")
  }

  /// One word of a usage form: `[FILE]...`, `LIST...`, `details`, `--flag`.
  static func synopsis(_ word: Substring) -> String {
    var core = word
    let repeats = core.hasSuffix("...")
    if repeats { core.removeLast(3) }
    let isOptional = core.hasPrefix("[") && core.hasSuffix("]")
    if isOptional { core = core.dropFirst().dropLast() }
    let macro =
      if core.hasPrefix("-") {
        "Fl \(argument(String(core.dropFirst())))"
      } else if core.first?.isUppercase == true {
        "Ar \(argument(String(core)))"
      } else {
        "Cm \(argument(String(core)))"
      }
    return (isOptional ? "Op " : "") + macro + (repeats ? " ..." : "")
  }
}

extension Option {
  /// The head of its entry: both names, with the placeholder as each takes it.
  fileprivate var mdocShort: String? {
    short.map { letter in
      switch argument {
      case .none: "Fl \(letter)"
      case .required(let text): "Fl \(letter) Ar \(Mdoc.argument(text))"
      case .optional(let text): "Fl \(letter) Ns Op Ar \(Mdoc.argument(text))"
      }
    }
  }

  var mdoc: String {
    let flag = "Fl \(Mdoc.argument("-\(name)"))"
    let long =
      switch argument {
      case .none: flag
      case .required(let text): "\(flag) Ns = Ns Ar \(Mdoc.argument(text))"
      case .optional(let text): "\(flag) Ns Op = Ns Ar \(Mdoc.argument(text))"
      }
    return (mdocShort.map { "\($0) , " } ?? "") + long
  }
}
