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
        local word=${line##*[[:space:]]} front='' lead='' expects='' ended='' index
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
}
