internal import MovieRecords
internal import Movies
internal import TMDBClient

/// Turns input into pieces of output in order, and begins the requests for films ahead.
struct DetailsFeed {
  enum Slot: Sendable {
    /// A film whose request was begun under the key.
    case film(Int, MovieID, record: [UInt8]?)
    case other(RecordKind, [UInt8])
    /// A film that was there before.
    case dropped
    case fault(String, mayBeLeftOut: Bool)
  }

  private let input: DetailsInput
  private let window: Int
  /// Whether each film is wanted once, whatever sections it is in.
  private let isOnce: Bool
  private var done: SeenMovies
  /// By section, or all together where a film is wanted once.
  private var seen: [String: SeenMovies] = [:]

  private var items: ArraySlice<DetailsInput.Item> = []
  private var slots: [Slot] = []
  private var firstSlot = 0
  private var filmsUnderWay = 0
  private var nextKey = 0
  private var failure: (any Error)?
  private var ended: Wholeness.Verdict?
  /// How much of the input was read, 0 to 1; nil where its size is not known.
  private(set) var fraction: Double?

  init(_ input: DetailsInput, window: Int, isOnce: Bool, done: SeenMovies) {
    self.input = input
    self.window = window
    self.isOnce = isOnce
    self.done = done
  }

  /// What to think of the input, once `next` gave nil.
  var verdict: Wholeness.Verdict { ended ?? .empty }

  /// The next piece, or nil at the end of the input.
  ///
  /// - Parameter begin: begins the request for a film under a key.
  mutating func next(begin: (Int, MovieID) -> Void) async throws -> Slot? {
    while true {
      fill(begin)
      if firstSlot < slots.count { return takeSlot() }
      if let failure { throw failure }
      if ended != nil, items.isEmpty { return nil }
      // Nothing is under way: there is nothing better to do than to wait.
      accept(await input.next())
    }
  }

  private mutating func takeSlot() -> Slot {
    let slot = slots[firstSlot]
    firstSlot += 1
    if firstSlot == slots.count {
      slots.removeAll(keepingCapacity: true)
      firstSlot = 0
    }
    if case .film = slot { filmsUnderWay -= 1 }
    return slot
  }

  /// Takes in what is there without waiting, as long as further requests may be begun.
  private mutating func fill(_ begin: (Int, MovieID) -> Void) {
    while filmsUnderWay < window, slots.count - firstSlot < window * 4 {
      guard let item = items.popFirst() else {
        guard ended == nil, let batch = input.poll() else { return }
        accept(batch)
        continue
      }
      take(item, begin)
    }
  }

  private mutating func accept(_ batch: DetailsInput.Batch) {
    items = batch.items[...]
    failure = batch.failure
    ended = batch.verdict
    fraction = input.size.map { $0 > 0 ? min(1, Double(batch.read) / Double($0)) : 1 }
  }

  private mutating func take(_ item: DetailsInput.Item, _ begin: (Int, MovieID) -> Void) {
    switch item {
    case .film(let id, let section, let record):
      guard seen[isOnce ? "" : section, default: SeenMovies()].insert(id) else {
        return slots.append(.dropped)
      }
      // What an earlier run has written is passed over.
      if isOnce, !done.insert(id) { return }
      begin(nextKey, id)
      slots.append(.film(nextKey, id, record: record))
      nextKey += 1
      filmsUnderWay += 1
    case .other(let kind, let bytes): slots.append(.other(kind, bytes))
    case .fault(let sentence, let mayBeLeftOut):
      slots.append(.fault(sentence, mayBeLeftOut: mayBeLeftOut))
    }
  }
}
