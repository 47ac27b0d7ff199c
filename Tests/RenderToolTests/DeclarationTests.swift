import CommandKit
import RenderTool
import Testing

@Suite struct DeclarationTests {
  @Test func `The declaration has no faults`() {
    #expect(RenderCommand.command.faults == [])
  }
}
