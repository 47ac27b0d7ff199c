import CommandKit
import SectionTool
import Testing

@Suite struct DeclarationTests {
  @Test func `The declaration has no faults`() {
    #expect(SectionCommand.command.faults == [])
  }
}
