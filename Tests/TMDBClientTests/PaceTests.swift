import Testing

@testable import TMDBClient

@Suite struct PaceTests {
  @Test("A refusal slows by half, and those that were under way with it count as one")
  func slows() {
    var pace = Pace(.milliseconds(20))
    pace.slow(at: .seconds(5))
    #expect(pace.spacing == .milliseconds(30))
    pace.slow(at: .milliseconds(5_900))
    #expect(pace.spacing == .milliseconds(30))
    pace.slow(at: .seconds(6))
    #expect(pace.spacing == .milliseconds(45))
  }

  @Test("Where no rate was asked for, a refusal sets one")
  func setsRate() {
    var pace = Pace(.zero)
    pace.pass(at: .seconds(1))
    #expect(pace.spacing == .zero)
    pace.slow(at: .seconds(2))
    #expect(pace.spacing == .milliseconds(25))
  }

  @Test("It never becomes slower than one in two seconds, or than was asked for")
  func bounded() {
    for usual in [Duration.milliseconds(25), .seconds(7)] {
      var pace = Pace(usual)
      for second in 1...60 { pace.slow(at: .seconds(second)) }
      #expect(pace.spacing == max(usual, .seconds(2)))
    }
  }

  @Test("Ten quiet seconds make it faster by a tenth, until it is what it was")
  func quickens() {
    var pace = Pace(.milliseconds(25))
    pace.slow(at: .zero)
    pace.pass(at: .milliseconds(9_999))
    #expect(pace.spacing == .milliseconds(37.5))
    pace.pass(at: .seconds(10))
    #expect(pace.spacing == .milliseconds(33.75))
    pace.pass(at: .seconds(11))
    #expect(pace.spacing == .milliseconds(33.75))
    for tens in 2...20 { pace.pass(at: .seconds(10 * tens)) }
    #expect(pace.spacing == .milliseconds(25))
  }

  @Test("A refusal right after a quickening counts")
  func refusedAgain() {
    var pace = Pace(.milliseconds(10))
    pace.slow(at: .zero)
    pace.slow(at: .seconds(2))
    pace.pass(at: .seconds(12))
    #expect(pace.spacing == .milliseconds(33.75))
    pace.slow(at: .milliseconds(12_500))
    #expect(pace.spacing == .milliseconds(50.625))
  }

  @Test("A server that allows less than is asked for refuses little in the long run")
  func settles() {
    var (pace, now, refused) = (Pace(.milliseconds(25)), Duration.zero, 0)
    var starts: [Duration] = []
    for _ in 0..<20_000 {
      now += pace.spacing
      starts.append(now)
      // Thirty in any second.
      if starts.count > 30, now - starts[starts.count - 31] < .seconds(1) {
        refused += 1
        pace.slow(at: now)
        now += .seconds(1)
      } else {
        pace.pass(at: now)
      }
    }
    #expect(refused < 100)
    // And is asked at three quarters of what it allows, or more.
    #expect(now < .seconds(20_000 / 30 * 4 / 3))
  }
}
