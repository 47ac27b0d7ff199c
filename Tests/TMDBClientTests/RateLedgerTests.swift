import TestSupport
import Testing

@testable import TMDBClient

@Suite struct RateLedgerTests {
  private let scratch: ScratchFolder
  private let origin = Origin(scheme: .https, host: "api.themoviedb.org")
  private let spacing = Duration.milliseconds(25)

  init() throws { scratch = try ScratchFolder() }

  private func shared() -> SharedRateLedger { SharedRateLedger(folder: scratch.path, origin: origin) }

  /// What a request that comes at a time has to wait for, from then on.
  private func wait(_ ledger: any RateLedger, _ now: Duration) -> Duration? {
    ledger.start(at: now, spacing: spacing).map { $0 - now }
  }

  @Test("Processes that share a ledger start their requests evenly")
  func even() {
    let (first, second) = (shared(), shared())
    #expect(wait(first, .seconds(5)) == nil)
    #expect(wait(second, .seconds(5)) == spacing)
    #expect(wait(second, .seconds(5) + spacing) == nil)
    #expect(wait(first, .seconds(5) + spacing) == spacing)
  }

  @Test("A place is taken by who starts, and not by who waits")
  func notAhead() {
    let ledger = shared()
    #expect(wait(ledger, .seconds(5)) == nil)
    for _ in 0..<50 { #expect(wait(ledger, .seconds(5)) == spacing) }
    // All who waited are gone; whoever comes finds it free.
    #expect(wait(shared(), .seconds(5) + spacing) == nil)
  }

  @Test("A request that starts a little late does not delay those after it; one that starts late does")
  func late() {
    let ledger = OwnRateLedger()
    #expect(wait(ledger, .seconds(5)) == nil)
    let late = Duration.milliseconds(2)
    #expect(wait(ledger, .seconds(5) + spacing + late) == nil)
    #expect(wait(ledger, .seconds(5) + spacing + late) == spacing - late)
    #expect(wait(ledger, .seconds(7)) == nil)
    #expect(wait(ledger, .seconds(7)) == spacing)
  }

  @Test("What is held back is held back for all")
  func hold() {
    shared().hold(until: .seconds(9))
    #expect(wait(shared(), .seconds(6)) == .seconds(3))
    #expect(wait(shared(), .seconds(9)) == nil)
  }

  @Test("What was noted before the machine was started again means nothing")
  func restarted() {
    shared().hold(until: .seconds(50_000))
    #expect(wait(shared(), .seconds(6)) == nil)
    #expect(wait(shared(), .seconds(6)) == spacing)
  }

  @Test("Without a place for it, a process paces itself alone")
  func own() {
    let ledger = SharedRateLedger(folder: "/proc/nowhere", origin: origin)
    #expect(wait(ledger, .seconds(5)) == nil)
    #expect(wait(ledger, .seconds(5)) == spacing)
  }
}
