import CommandKit
import TestSupport
import Testing

@Suite struct DeclarationTests {
  @Test func `A sound declaration has no faults`() {
    #expect(sample.faults == [])
  }

  @Test("Every option is in every form", arguments: GeneratedForm.allCases)
  func complete(_ form: GeneratedForm) {
    let text = sample.generated(form)
    for option in sample.options {
      let name =
        form == .man ? option.name.split(separator: "-").joined(separator: "\\-") : option.name
      switch form {
      case .man: #expect(text.contains("Fl \\-\(name)"))
      case .bash, .zsh, .json: #expect(text.contains("--\(name)"))
      case .fish: #expect(text.contains(" -l \(name) "))
      }
      if let short = option.short {
        let short =
          switch form {
          case .man: ".It Fl \(short) "
          case .bash where option.argument == .none: "--\(name)"
          case .bash: "-\(short) | --\(name)"
          case .zsh: ")-\(short)"
          case .fish: " -s \(short) -l \(name)"
          case .json: "\"short\": \"-\(short)\""
          }
        #expect(text.contains(short) || (form == .zsh && option.repeatable), "\(short)")
      }
      for choice in option.choices + option.openChoices { #expect(text.contains(choice.value)) }
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  /// Something to do to a sound declaration, and the fault that it then has.
  struct Spoiling: CustomTestStringConvertible, Sendable {
    let fault: String
    let spoil: @Sendable (inout Command) -> Void
    var testDescription: String { fault }

    init(_ fault: String, _ spoil: @escaping @Sendable (inout Command) -> Void) {
      self.fault = fault
      self.spoil = spoil
    }

    init(_ fault: String, adding option: Option) {
      self.init(fault) { $0.options.append(option) }
    }
  }

  @Test(
    "A fault in a declaration is found",
    arguments: [
      Spoiling("--bare: declared twice", adding: .bare),
      Spoiling("-q: declared twice", adding: Option("other", short: "q", help: "Other.")),
      Spoiling("-\u{E9}: not a letter", adding: Option("other", short: "\u{E9}", help: "Other.")),
      Spoiling("--Bad_name: not a name", adding: Option("Bad_name", help: "Bad.")),
      Spoiling("--other: no full stop", adding: Option("other", help: "Other")),
      Spoiling("summary: not a phrase") { $0.summary = "A sentence." },
      Spoiling("--nothing: mentioned, not declared") { $0.notes.append("Try (--nothing=1) once.") },
      Spoiling("--lost: mentioned, not declared") {
        $0.examples.append(Example("cat | tmdb-sample --lost x", "Lost."))
      },
      Spoiling(
        "--way: the default up is none of its choices",
        adding: Option(
          "way", argument: .required("W"), help: "Way.", choices: ["left"], defaultValue: "up")),
      Spoiling(
        "--way: left declared twice",
        adding: Option("way", argument: .required("W"), help: "Way.", choices: ["left", "left"])),
      Spoiling(
        "--way: values without an argument",
        adding: Option("way", help: "Way.", choices: ["left"])),
      Spoiling("FILE: only the last operand can be left out or repeated") {
        $0.operands.append(Operand("MORE", help: "More."))
      },
    ])
  func faulty(_ spoiling: Spoiling) {
    var command = sample
    spoiling.spoil(&command)
    #expect(command.faults == [spoiling.fault])
  }

  @Test func `The version is alone on its line, and the notice follows`() {
    #expect(
      sample.versionText == """
        tmdb-sample 1.0.0
        This product uses the TMDB API but is not endorsed or certified by TMDB.

        """)
  }

  @Test(
    "The barest of programs has sound forms too", .needs("shellcheck"), .needs("mandoc"),
    .needs("zsh"), .needs("fish"))
  func barest() throws {
    let command = Command(name: "tmdb-bare", summary: "do nothing")
    #expect(command.faults == [])
    #expect(command.helpText().hasPrefix("Do nothing.\n\nUsage: tmdb-bare\n"))
    let folder = try ScratchFolder()
    for form in GeneratedForm.allCases { try folder.write(form.rawValue, command.generated(form)) }
    let deed = try Shell(in: folder).run(
      "shellcheck bash; mandoc -T lint man; zsh -f -n zsh; HOME=. fish --no-config -n fish")
    #expect(deed.output + deed.errors == "")
  }

  @Test func `What all filters share is declared soundly`() throws {
    var all = Command(name: "tmdb-all", summary: "All of them", options: Option.filterOptions)
    all.options += [.progress, .color, .listPlugins]
    #expect(all.faults == [])
    #expect(try parse([], as: all).operands == [])
  }
}
