/// The parts of the completion for bash that follow from the declaration.
extension Command {
  var bashWordsBefore: String {
    var text = ""
    let longs = options.filter(\.takesNextWord).map { "--\($0.name)" }
    if !longs.isEmpty {
      text += Self.bashCase(longs, ["expects=${COMP_WORDS[index]}"], indent: 6)
    }
    if let letters = bashLetters {
      text += """
              -[!-]*)
                local at
                for ((at = 1; at < ${#COMP_WORDS[index]}; at++)); do
                  case ${COMP_WORDS[index]:at:1} in
                    \(letters))
                      if ((at + 1 == ${#COMP_WORDS[index]})); then expects=-${COMP_WORDS[index]:at:1}; fi
                      break
                      ;;
                  esac
                done
                ;;

        """
    }
    return String(text.dropLast())
  }

  var bashWordItself: String {
    guard let letters = bashLetters else { return "  # No short option takes an argument." }
    return """
        elif [[ -z $expects && $word == -[!-]* ]]; then
          local at
          for ((at = 1; at < ${#word}; at++)); do
            case ${word:at:1} in
              \(letters))
                expects=-${word:at:1} lead=${word:0:at+1}
                break
                ;;
            esac
          done
      """
  }

  /// The short options that take an argument, as a pattern.
  private var bashLetters: String? {
    let letters = options.filter(\.takesNextWord).compactMap { $0.short.map(String.init) }
    return letters.isEmpty ? nil : "[\(letters.joined())]"
  }

  /// What each option's argument may be; options with the same answer share it.
  var bashArguments: String {
    var cases: [(names: [String], offers: [String])] = []
    for option in options {
      guard let values = option.completable else { continue }
      let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      let offers = bashOffers(values)
      if let same = cases.firstIndex(where: { $0.offers == offers }) {
        cases[same].names += names
      } else {
        cases.append((names, offers))
      }
    }
    return String(
      cases.map { Self.bashCase($0.names, $0.offers, indent: 4) }.joined().dropLast())
  }

  var bashOptions: String {
    options.isEmpty
      ? "        :"
      : options.map {
        "        __\(identifier)_offer --\($0.name) \(ShellWords.quoted($0.brief))"
      }.joined(separator: "\n")
  }

  var bashOperands: String {
    var offers: [String] = []
    for operand in completableOperands {
      for line in bashOffers(operand) where !offers.contains(line) { offers.append(line) }
    }
    if offers.isEmpty { offers = [":"] }
    return offers.map { "        \($0)" }.joined(separator: "\n")
  }

  private func bashOffers(_ values: Completable) -> [String] {
    // What stands before the last comma is done already.
    var lines =
      values.isList
      ? ["if [[ ${word#\"$lead\"} == *,* ]]; then lead=${word%,*},; fi"] : []
    lines += values.choices.map { choice in
      "__\(identifier)_offer \(ShellWords.quoted(choice.value))"
        + (choice.help.isEmpty ? "" : " \(ShellWords.quoted(choice.help))")
    }
    switch values.hint {
    case .none: break
    case .file: lines.append("__\(identifier)_paths -f")
    case .directory: lines.append("__\(identifier)_paths -d")
    case .executable: lines.append("__\(identifier)_paths -f")
    case .command(let text):
      lines += [
        "local value note",
        "while IFS=$'\\t' read -r value note; do",
        "  __\(identifier)_offer \"$value\" \"$note\"",
        "done < <(\(text))",
      ]
    }
    return lines.isEmpty ? [":"] : lines
  }

  private static func bashCase(_ names: [String], _ lines: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return "\(margin)\(names.joined(separator: " | ")))\n"
      + lines.map { "\(margin)  \($0)\n" }.joined() + "\(margin)  ;;\n"
  }
}
