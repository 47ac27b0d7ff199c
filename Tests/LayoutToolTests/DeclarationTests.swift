import CommandKit
import LayoutTool
import Testing

@Suite struct DeclarationTests {
  @Test func `The declaration has no faults`() {
    #expect(LayoutCommand.command.faults == [])
  }
}
