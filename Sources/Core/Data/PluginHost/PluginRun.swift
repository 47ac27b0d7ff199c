package import Diagnostics
package import Platform
internal import RecordStream

/// A plugin at work: what it is to read is written here, what it writes is handed on.
///
/// Nothing that the plugin does holds this side up: it may read nothing, write much, or die. A plugin
/// that closes its input early is fed no more. Lines that it writes to standard error are said with
/// its name in front. Its status is 0, or an error: one of the table of exit statuses from 64 on is
/// carried out as its own, any other, and a death by signal, is 78.
package struct PluginRun: ~Copyable {
  private static let pieceSize = 1 << 16

  package let plugin: Plugin
  private var child: ChildProcess
  private let say: (String) -> Void
  private var messages = PluginMessages()
  private var pending = ByteBuffer()
  private let inheritsOutput: Bool
  /// Whether the plugin closed its input before it had everything.
  package private(set) var hasRefusedInput = false
  /// Whether it was killed since it did not end when it should.
  package private(set) var wasKilled = false

  /// Starts the plugin with arguments that `PluginDescription.arguments` made.
  ///
  /// With `inheritsOutput` it writes to this program's standard output itself, and no sink is ever
  /// called. The credential is in its environment only if it said that it needs one.
  package init(
    _ plugin: Plugin, arguments: [String], environment: Environment, inheritsOutput: Bool = false,
    say: @escaping (String) -> Void
  ) throws(Diagnostic) {
    let description = plugin.description
    self.plugin = plugin
    self.inheritsOutput = inheritsOutput
    self.say = { say("\(description.name): \($0)") }
    do {
      child = try ChildProcess.start(
        plugin.path, arguments,
        description.needsCredential
          ? environment : environment.removing(Handshake.credentialVariables),
        input: description.stage == .fetch ? .nothing : .piped,
        output: inheritsOutput ? .inherited : .piped, errors: .piped,
        ownGroup: description.stage == .intercept)
    } catch {
      throw Diagnostic(.configuration, error.diagnostic.sentence)
    }
    // Its end is waited for while somebody waits for the tool's.
    if description.stage == .intercept { child.patience = 40_000_000 }
  }

  /// Writes to the plugin, in pieces of 64 KiB; `flush` before waiting for something else.
  package mutating func write(
    _ bytes: Span<UInt8>, sink: (Span<UInt8>) throws -> Void
  ) throws {
    if hasRefusedInput { return }
    if pending.isEmpty, bytes.count >= Self.pieceSize { return try push(bytes, sink) }
    pending.append(bytes)
    if pending.count >= Self.pieceSize { try flush(sink: sink) }
  }

  /// Hands what was written to the plugin, and takes what it has written by now.
  package mutating func flush(sink: (Span<UInt8>) throws -> Void) throws {
    var bytes = ByteBuffer()
    swap(&bytes, &pending)
    try push(bytes.span, sink)
    bytes.removeAll()
    swap(&bytes, &pending)
  }

  /// Ends the plugin's input and takes the next of what it writes; false when it has ended well.
  ///
  /// Called until then. Throws the plugin's failure as a `Diagnostic`, and
  /// `IOFailure.readerWentAway` where the reader of the inherited output did. Where `sink` throws or a
  /// signal asks for the end, the plugin is ended too.
  package mutating func finish(sink: (Span<UInt8>) throws -> Void) throws -> Bool {
    if !pending.isEmpty { try flush(sink: sink) }
    let say = say
    var messages = messages
    defer { self.messages = messages }
    let end: ProcessEnd
    do {
      if try child.takeMore(output: sink, errors: { messages.take($0, say) }) { return true }
      messages.finish(say)
      end = try child.waitForEnd()
    } catch {
      child.stop()
      throw error
    }
    if inheritsOutput, end.isByBrokenPipe {
      throw IOFailure.readerWentAway(subject: "standard output")
    }
    if let failure = Self.failure(of: plugin, end) { throw failure }
    return false
  }

  /// Runs the whole conversation with a source that is read from `upstream`.
  ///
  /// What the plugin writes is handed on as it comes, also while upstream has nothing. `feed` puts
  /// bytes into the empty array given, none if there are none yet, and returns false at the end.
  /// Once `isOver`, asked 50 ms apart at most, says so, the plugin is killed, which is no failure.
  package mutating func converse(
    upstream: Upstream?, isOver: (() -> Bool)? = nil, feed: (inout [UInt8]) throws -> Bool,
    sink: (Span<UInt8>) throws -> Void
  ) throws {
    let say = say
    var messages = messages
    let outcome = try child.pump(
      upstream: upstream, isOver: isOver, feed: feed, output: sink,
      errors: { messages.take($0, say) })
    messages.finish(say)
    hasRefusedInput = !outcome.tookEverything
    wasKilled = outcome.end == nil
    guard let end = outcome.end else { return }
    if inheritsOutput, end.isByBrokenPipe {
      throw IOFailure.readerWentAway(subject: "standard output")
    }
    if let failure = Self.failure(of: plugin, end) { throw failure }
  }

  /// What an end means; nil for a good one.
  static func failure(of plugin: Plugin, _ end: ProcessEnd) -> Diagnostic? {
    let name = plugin.title
    switch end {
    case .exited(0): return nil
    case .exited(let number):
      let status = ExitStatus(rawValue: number).flatMap { number >= 64 ? $0 : nil }
      return Diagnostic(status ?? .configuration, "\(name) ended with status \(number)")
    case .killed(let signal):
      return Diagnostic(.configuration, "\(name) was killed by SIG\(Signals.name(of: signal))")
    }
  }

  private mutating func push(_ bytes: Span<UInt8>, _ sink: (Span<UInt8>) throws -> Void) throws {
    let say = say
    var messages = messages
    defer { self.messages = messages }
    if try !child.push(bytes, output: sink, errors: { messages.take($0, say) }) {
      hasRefusedInput = true
    }
  }
}
