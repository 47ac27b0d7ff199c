internal import CommandKit
internal import Diagnostics
internal import Movies
internal import Platform
internal import RecordStream
internal import TMDBClient
internal import ToolRuntime

/// `--check`: whether everything is there that fetching needs, as a list to read.
struct FetchCheck: Sendable {
  /// One thing that was looked at.
  struct Finding: Equatable, Sendable {
    enum State: String, Sendable {
      case ok
      case warning
      case failed
    }

    let name: String
    let state: State
    let text: String
    /// What the run ends with, where it failed.
    var status = ExitStatus.done
  }

  /// Clocks further apart than this make certificates and cached answers look older than they are.
  private static let mostSkew: Int64 = 300

  let context: ToolContext
  let arguments: ParsedArguments

  func run() async throws -> ExitStatus {
    let options = try RequestOptions(arguments, context.environment)
    var findings: [Finding] = []
    var credential: CredentialSearch.Found?
    do {
      let found = try CredentialSearch(
        environment: context.environment, tokenFile: options.tokenFile
      ).find()
      credential = found
      findings.append(Finding(name: "credential", state: .ok, text: found.description))
    } catch {
      findings.append(Self.failed("credential", error))
    }
    do {
      let base = try FetchDependencies.base(options.base)
      findings.append(Finding(name: "address", state: .ok, text: "\(base)"))
      findings.append(proxy(base))
      findings += await network(base, options, credential)
    } catch {
      findings.append(Self.failed("address", error))
    }
    findings.append(cache())
    try write(findings)
    return findings.first { $0.state == .failed }?.status ?? .done
  }

  private static func failed(_ name: String, _ error: any Error) -> Finding {
    let diagnostic =
      (error as? any Diagnosable)?.diagnostic ?? Diagnostic(.defect, "\(type(of: error))")
    return Finding(
      name: name, state: .failed, text: diagnostic.sentence, status: diagnostic.status)
  }

  /// Which proxy is used; never its user and password.
  private func proxy(_ base: WebAddress) -> Finding {
    let names = ["\(base.origin.scheme.rawValue)_proxy", "all_proxy"]
    guard let name = names.first(where: { context.environment.nonEmpty($0) != nil }) else {
      return Finding(name: "proxy", state: .ok, text: "none")
    }
    let value = context.environment[name] ?? ""
    let host = value.split(separator: "@").last.map(String.init) ?? ""
    return Finding(name: "proxy", state: .ok, text: "\(host), from \(name)")
  }

  /// One request that needs the network, TLS and the key, and brings the server's clock.
  private func network(
    _ base: WebAddress, _ options: RequestOptions, _ found: CredentialSearch.Found?
  ) async -> [Finding] {
    let clock = SystemClock()
    let start = clock.now()
    let network: URLSessionTransport
    do {
      network = try FetchDependencies.network(options)
    } catch {
      return [Self.failed("tls", error)]
    }
    let transport = network.behind([
      Deadline(options.timeout, clock: clock), Authorization(found?.credential, for: base.origin),
    ])
    var address = base
    address.path += "/authentication"
    let response: HTTPResponse
    do throws(TransportFault) {
      response = try await transport.send(HTTPRequest(address))
    } catch {
      let (status, text) = error.explanation
      let name = if case .tls = error { "tls" } else { "network" }
      return [Finding(name: name, state: .failed, text: text, status: status)]
    }
    let milliseconds = Int((clock.now() - start).fractionalSeconds * 1000)
    var findings = [
      Finding(
        name: "network", state: .ok,
        text: "\(base.origin.host) answered within \(milliseconds) ms"),
      Finding(
        name: "tls", state: .ok,
        text: base.origin.scheme == .https ? "the certificate is trusted" : "not used"),
    ]
    if found != nil { findings.append(key(response, found)) }
    findings.append(time(response, clock))
    return findings
  }

  private func key(_ response: HTTPResponse, _ found: CredentialSearch.Found?) -> Finding {
    switch ResponseVerdict(response) {
    case .data: return Finding(name: "key", state: .ok, text: "accepted")
    case .fault(let fault):
      let (status, text) = fault.explanation(attempts: 1)
      let isEcho = found?.credential.occurs(in: text) == true
      return Finding(
        name: "key", state: .failed, text: isEcho ? "refused" : text, status: status)
    }
  }

  private func time(_ response: HTTPResponse, _ clock: SystemClock) -> Finding {
    guard let server = response.headers["Date"].flatMap(HTTPDate.moment) else {
      return Finding(name: "clock", state: .warning, text: "the server does not say its time")
    }
    let skew = clock.wallSeconds() - server.secondsSinceEpoch
    guard abs(skew) > Self.mostSkew else {
      return Finding(name: "clock", state: .ok, text: "agrees with the server's")
    }
    return Finding(
      name: "clock", state: .warning,
      text: "\(abs(skew)) s \(skew > 0 ? "ahead of" : "behind") the server's; set it right")
  }

  private func cache() -> Finding {
    guard let folder = FetchDependencies.cacheFolder(context.environment) else {
      return Finding(name: "cache", state: .warning, text: "none: no home is known")
    }
    do {
      try Folder.create(folder.path)
      try FileAccess.replace("\(folder.path)/check", with: [])
      try FileAccess.remove("\(folder.path)/check")
    } catch {
      return Finding(
        name: "cache", state: .warning, text: "cannot be written: \(error.diagnostic.sentence)")
    }
    let (count, bytes) = folder.contents
    return Finding(
      name: "cache", state: .ok, text: "\(count) answers, \(bytes >> 10) KiB, in \(folder.path)")
  }

  private func write(_ findings: [Finding]) throws(IOFailure) {
    let isJSON = arguments.value("check") == "json"
    var output = ByteBuffer()
    for finding in findings {
      if isJSON {
        output.append(#"{"check":"#)
        output.appendJSON(string: finding.name)
        output.append(#","state":"#)
        output.appendJSON(string: finding.state.rawValue)
        output.append(#","message":"#)
        output.appendJSON(string: finding.text)
        output.append("}\n")
      } else {
        let mark = finding.state.rawValue.padded(to: 8)
        output.append(
          text: "\(mark)\(finding.name.padded(to: 12))\(neutralised(finding.text, columns: 200))\n")
      }
    }
    try Descriptor.standardOutput.writeAll(output.span)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - utf8.count))
  }
}
