import Diagnostics
import Testing

@testable import MovieRecords
@testable import ToolRuntime

@Suite struct JudgementTests {
  static let upstream = Wholeness.UpstreamFailure(status: .tryAgain, message: "later")

  @Test(
    "What an input that has ended is worth",
    arguments: [
      (.whole, nil), (.empty, .badInput), (.cutOff, .badInput), (.failed(upstream), .tryAgain),
      (.unknown(isTyped: true), nil), (.unknown(isTyped: false), nil),
    ] as [(Wholeness.Verdict, Diagnostics.ExitStatus?)])
  func statuses(_ verdict: Wholeness.Verdict, _ status: Diagnostics.ExitStatus?) {
    let judgement = Judgement(verdict, InputOptions(paths: []))
    #expect(judgement.failure?.status == status)
    #expect(judgement.isToldUpstream == (verdict == .failed(Self.upstream)))
    #expect((judgement.warning != nil) == (verdict == .unknown(isTyped: true)))
  }

  @Test("What options forgive, and what they ask for")
  func options() {
    var options = InputOptions(paths: ["a", "b"])
    options.allowsEmpty = true
    options.allowsIncomplete = true
    for verdict in [Wholeness.Verdict.empty, .cutOff, .failed(Self.upstream)] {
      #expect(Judgement(verdict, options).failure == nil)
    }
    options.requiresEnd = true
    let judgement = Judgement(.unknown(isTyped: false), options)
    #expect(judgement.failure?.status == .badInput)
    #expect(judgement.failure?.sentence.hasPrefix("a, b has no end record") == true)
  }
}
