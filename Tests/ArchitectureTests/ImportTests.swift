import Testing

@Suite struct ImportTests {
  let tree: SourceTree

  init() throws {
    tree = try SourceTree()
  }

  /// What every room may import: the language itself.
  static let language: Set<String> = ["Swift", "Synchronization"]

  @Test("The tree and the manifest are read") func reading() {
    #expect(tree.files.count > 150)
    #expect(tree.declared.count == 21)
    #expect(Set(tree.files.map(\.room)) == Set(tree.declared.keys))
  }

  @Test("A file imports nothing that the manifest does not declare")
  func manifest() {
    let system: [String: Set<String>] = [
      "Platform": ["Glibc"], "TMDBClient": ["Foundation", "FoundationNetworking"],
      "FetchTool": ["Foundation"],
    ]
    for file in tree.files {
      let allowed = (tree.declared[file.room] ?? []).union(Self.language)
        .union(system[file.room] ?? [])
      let foreign = Set(file.imports).subtracting(allowed)
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted())")
    }
  }

  @Test("Arrows between layers run one way")
  func arrows() {
    for (room, imports) in tree.declared {
      let layer = tree.layers[room]
      for other in imports {
        guard let target = tree.layers[other] else { continue }
        let isAllowed =
          switch layer {
          case "Domain": other == "Diagnostics"
          case "Data": target == "Domain" || isAllowedInsideData(room, other)
          case "Presentation":
            target == "Domain" || target == "Presentation"
              || ["RecordStream", "MovieRecords"].contains(other)
              || (room == "ToolRuntime" && other == "Platform")
          case "Tools": target != "Tools"
          default: false
          }
        #expect(isAllowed, "\(room) must not import \(other)")
      }
    }
  }

  private func isAllowedInsideData(_ room: String, _ other: String) -> Bool {
    switch other {
    case "RecordStream":
      ["MovieRecords", "LayoutDocuments", "TMDBClient", "PluginHost"].contains(room)
    case "Platform": ["TMDBClient", "PluginHost"].contains(room)
    case "MovieRecords": room == "TMDBClient"
    default: false
    }
  }

  @Test("libxml2 is behind one door, and only the page goes through it")
  func libxml() {
    for file in tree.files where file.imports.contains("CLibXML2") {
      #expect(file.room == "LibXML", "\(file.path)")
    }
    for (room, imports) in tree.declared where imports.contains("LibXML") {
      #expect(["XHTMLRendering", "RenderTool"].contains(room))
    }
    for (room, imports) in tree.declared where imports.contains("XHTMLRendering") {
      #expect(room == "RenderTool")
    }
  }

  @Test("Networking is in one file")
  func networking() {
    let files = tree.files.filter { $0.imports.contains("FoundationNetworking") }
    #expect(files.count == 1, "\(files.map(\.path))")
  }

  @Test("The room that starts tools imports none that a tool can lack")
  func runtime() {
    let imports = tree.declared["ToolRuntime"] ?? []
    #expect(imports.isDisjoint(with: ["TMDBClient", "PluginHost", "LibXML", "Rendering"]))
  }

  @Test("Measuring meets cells in tmdb-layout and nowhere else")
  func measuring() {
    for (room, imports) in tree.declared
    where imports.isSuperset(of: ["LayoutEngine", "TextCells"]) {
      #expect(room == "LayoutTool")
    }
  }

  @Test("The package exits in one file")
  func exits() {
    let callers = tree.files.filter { $0.text.contains("exitProcess(") && $0.room != "Platform" }
    #expect(callers.map(\.path) == ["Presentation/ToolRuntime/Tool.swift"])
  }

  @Test(
    "What hides a defect does not occur",
    arguments: ["try!", "fatalError(", "@unchecked Sendable", "TO" + "DO", "FIX" + "ME", "public "])
  func forbidden(_ word: String) {
    for file in tree.files {
      let lines = file.text.split(separator: "\n").filter {
        $0.contains(word) && !$0.drop { $0 == " " }.hasPrefix("//") && !$0.contains("\"")
      }
      #expect(lines.isEmpty, "\(file.path): \(lines)")
    }
  }
}
