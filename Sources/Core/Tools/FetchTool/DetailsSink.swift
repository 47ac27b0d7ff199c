internal import Platform
internal import RecordStream
internal import ToolRuntime

/// Where details go: an output like any tool's, or a file that a long run keeps up to date.
enum DetailsSink: ~Copyable {
  case plain(ToolOutput)
  case crawl(CrawlFile)

  /// Writes the buffer and empties it.
  mutating func write(_ buffer: inout ByteBuffer) throws(IOFailure) {
    switch consume self {
    case .plain(var output):
      do throws(IOFailure) {
        try output.write(&buffer)
      } catch {
        self = .plain(output)
        throw error
      }
      self = .plain(output)
    case .crawl(var file):
      do throws(IOFailure) {
        try file.write(buffer.span)
      } catch {
        self = .crawl(file)
        throw error
      }
      buffer.removeAll()
      self = .crawl(file)
    }
  }

  /// Makes what was written last, where that is kept track of.
  mutating func save() throws(IOFailure) {
    switch consume self {
    case .plain(let output): self = .plain(output)
    case .crawl(var file):
      do throws(IOFailure) {
        try file.save()
      } catch {
        self = .crawl(file)
        throw error
      }
      self = .crawl(file)
    }
  }

  consuming func commit() throws(IOFailure) {
    switch consume self {
    case .plain(let output): try output.commit()
    case .crawl(let file): try file.finish()
    }
  }

  /// Ends a run that failed: `words` say so in the stream, as far as that can still be said.
  consuming func abandon(_ words: ByteBuffer, isHurried: Bool) {
    switch consume self {
    case .plain(var output):
      var words = words
      if isHurried { output.writeLastWords(words) } else { try? output.write(&words) }
      output.abandon()
    case .crawl(var file):
      // What stands behind the length that was saved is cut off when the run is taken up.
      try? file.save()
      try? file.write(words.span)
    }
  }
}
