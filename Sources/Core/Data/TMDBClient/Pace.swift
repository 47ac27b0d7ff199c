/// How far apart requests start: slower once a server said that there were too many, and little by
/// little faster again while it does not.
///
/// TMDb's limit may change at any time, and others may share the network address it is counted by. A
/// run of hours that asked no slower would soon find a request refused as often as it is repeated.
struct Pace: Sendable {
  /// What a refusal multiplies the spacing by.
  private static let slowing = 1.5
  /// What a while without one does.
  private static let quickening = 0.9
  private static let quietTime = Duration.seconds(10)
  private static let widest = Duration.seconds(2)
  /// Where no rate was asked for, a refusal sets one.
  private static let narrowestAfterRefusal = Duration.milliseconds(25)

  private let usual: Duration
  private(set) var spacing: Duration
  private var refused: Duration?
  /// Since when nothing was refused, or the last quickening; nil at the usual pace.
  private var quietSince: Duration?

  init(_ spacing: Duration) {
    usual = spacing
    self.spacing = spacing
  }

  /// A refusal; those of requests that were under way together count as one.
  mutating func slow(at now: Duration) {
    quietSince = now
    if let refused, now - refused < .seconds(1) { return }
    refused = now
    spacing = min(max(spacing * Self.slowing, Self.narrowestAfterRefusal), max(Self.widest, usual))
  }

  /// A request that was let through.
  mutating func pass(at now: Duration) {
    guard let quietSince, now - quietSince >= Self.quietTime else { return }
    spacing = max(usual, spacing * Self.quickening)
    let isBack = spacing == usual || spacing < .milliseconds(1)
    if isBack { spacing = usual }
    self.quietSince = isBack ? nil : now
  }
}
