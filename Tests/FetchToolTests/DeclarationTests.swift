import CommandKit
import FetchTool
import Testing

@Suite struct DeclarationTests {
  @Test func `The declaration has no faults`() {
    #expect(FetchCommand.command.faults == [])
  }
}
