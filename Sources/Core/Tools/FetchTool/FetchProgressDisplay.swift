internal import Movies
internal import Platform
internal import TMDBClient
internal import ToolRuntime

/// Hears of progress and draws it, ten times a second.
final class FetchProgressDisplay: FetchProgressObserving {
  private let line: ProgressLine
  private let clock: any RequestClock
  private let text: Locked<FetchProgressText>

  init(_ names: [String], on line: ProgressLine, clock: any RequestClock) {
    self.line = line
    self.clock = clock
    text = Locked(FetchProgressText(names, start: clock.now()))
  }

  func observe(_ event: FetchProgress) {
    let now = clock.now()
    text.withLock { $0.observe(event, at: now) }
  }

  /// Draws until the task is cancelled or the line has ended.
  func draw() async {
    while line.isOn, !Task.isCancelled {
      let now = clock.now()
      let columns = line.columns
      line.draw(text.withLock { $0.line(columns: columns, at: now) })
      try? await clock.sleep(for: .milliseconds(100))
    }
  }
}
