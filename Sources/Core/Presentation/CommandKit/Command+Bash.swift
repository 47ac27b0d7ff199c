extension Command {
  /// Completions for bash 4 and later; needs no library of functions.
  ///
  /// Candidates are whole words, compared with the whole word under the cursor; what Readline has
  /// cut off in front (at `=` and `:`) is taken away at the end. Where bash only lists, candidates
  /// carry their description.
  package var bashCompletion: String {
    let function = "_\(identifier)"
    return """
      # shellcheck shell=bash
      # Made by "\(name) --generate bash" from the declaration of the command.

      # VALUE [DESCRIPTION]: a candidate, if the word begins like it.
      _\(function)_offer() {
        [[ $lead$1 == "$word"* ]] || return 0
        found+=("$lead$1") notes+=("${2-}")
      }

      # ACTION: candidates of compgen.
      _\(function)_paths() {
        local path
        while IFS= read -r path; do
          found+=("$lead$path") notes+=('')
        done < <(compgen "$1" -- "${word#"$lead"}")
        compopt -o filenames 2>/dev/null
      }

      \(function)() {
        local current=$2 line=${COMP_LINE:0:COMP_POINT}
        local word=${line##*[[:space:]]} front='' lead='' expects='' ended='' index at
        local -a found=() notes=()
        COMPREPLY=()
        if [[ $word == *"$current" ]]; then front=${word%"$current"}; else word=$current; fi

        for ((index = 1; index < COMP_CWORD; index++)); do
          if [[ -n $expects ]]; then
            [[ ${COMP_WORDS[index]} == '=' ]] || expects=''
            continue
          fi
          case ${COMP_WORDS[index]} in
            --)
              ended=1
              break
              ;;
      \(bashWordsBefore)
          esac
        done
        if [[ -n $ended ]]; then
          :
        elif [[ $word == --*=* ]]; then
          expects=${word%%=*} lead=${word%%=*}=
        elif [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then
          expects=''
      \(bashWordItself)
        fi

        case $expects in
      \(bashArguments)
          *)
            if [[ -z $ended && $word == -* ]]; then
      \(bashOptions)
            else
      \(bashOperands)
            fi
            ;;
        esac

        local describe='' widest=0
        case ${COMP_TYPE-} in
          33 | 63 | 64) if [[ ${#found[@]} -gt 1 ]]; then describe=1; fi ;;
        esac
        for index in "${!found[@]}"; do
          found[index]=${found[index]#"$front"}
          if [[ ${#found[index]} -gt $widest ]]; then widest=${#found[index]}; fi
        done
        for index in "${!found[@]}"; do
          if [[ -n $describe && -n ${notes[index]} ]]; then
            printf -v "found[$index]" '%-*s  (%s)' "$widest" "${found[index]}" "${notes[index]}"
          fi
          COMPREPLY+=("${found[index]}")
        done
        if [[ ${#found[@]} -eq 1 && ${found[0]} == *[:=] ]]; then compopt -o nospace 2>/dev/null; fi
        return 0
      }

      complete -F \(function) \(name)

      """
  }

  private var bashWordsBefore: String {
    var text = ""
    let longs = options.filter(\.takesNextWord).map { "--\($0.name)" }
    if !longs.isEmpty {
      text += Self.bashCase(longs, ["expects=${COMP_WORDS[index]}"], indent: 6)
    }
    if let letters = bashLetters {
      text += """
              -[!-]*)
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

  private var bashWordItself: String {
    guard let letters = bashLetters else { return "  # No short option takes an argument." }
    return """
        elif [[ -z $expects && $word == -[!-]* ]]; then
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
  private var bashArguments: String {
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

  private var bashOptions: String {
    options.map {
      "        __\(identifier)_offer --\($0.name) \(ShellWords.quoted($0.brief))"
    }.joined(separator: "\n")
  }

  private var bashOperands: String {
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
        "while IFS=$'\\t' read -r at line; do",
        "  __\(identifier)_offer \"$at\" \"$line\"",
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
