package protocol MovieRepository: Sendable {
  func pages() -> any AsyncSequence<[Movie], any Error> & Sendable
}
