import Testing

@testable import LayoutTool

@Suite struct DrawingTests {
  @Test func `A grid and its header are drawn as boxes`() throws {
    let laid = try LaidOut(
      ["--draw", "--width", "30", "--columns", "2", "--measure", "none"],
      [
        section("a", #","title":"Good films""#), film(1, #","measured":{"height":48}"#),
        film(2, #","measured":{"height":64}"#),
      ])
    #expect(
      laid.output == """
        ╔════════════════════════════╗
        ║header Good films           ║
        ╚════════════════════════════╝
        ┌─────────────┐┌─────────────┐
        │0 Film 1     ││1 Film 2     │
        └─────────────┘│             │
                       └─────────────┘

        """)
  }

  @Test func `What sticks out is cut, and wide characters stay whole`() throws {
    let laid = try LaidOut(
      [
        "--draw", "--size", "160x96", "--layout", "carousel", "--scroll", "a=40", "--measure",
        "none",
      ],
      [
        #"{"type":"movie","section":"a","id":1,"title":"千と千尋の神隠し","measured":{"height":64}}"#,
        film(2, #","measured":{"height":64}"#),
      ])
    #expect(
      laid.output == """
        ╔══════════════════╗
        ║header a          ║
        ╚══════════════════╝
        ────────────┐┌──────
         0 千と千尋…││1 Fil…
                    ││
        ────────────┘└──────

        """)
  }

  @Test func `Only the viewport is drawn on request`() throws {
    let films = (1...9).map { film($0, #","measured":{"height":32}"#) }
    let laid = try LaidOut(
      [
        "--draw", "--size", "240x64", "--layout", "grid", "--visible", "--content-offset", "0,44",
      ], films)
    #expect(laid.lines.count == 4)
  }
}
