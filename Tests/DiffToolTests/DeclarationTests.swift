import CommandKit
import DiffTool
import Testing

@Suite struct DeclarationTests {
  @Test func `The declaration has no faults`() {
    #expect(DiffCommand.command.faults == [])
  }
}
