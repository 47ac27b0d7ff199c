import Foundation
import TestSupport
import Testing

/// Connections that are encrypted, to a server on this machine whose certificates the tests make.
@Suite(.timeLimit(.minutes(5)), .needs("openssl"), .needs("python3"), .needs("curl"))
struct TLSTests {
  private let server: TLSServer

  init() throws { server = try TLSServer() }

  private func fetch(_ options: String, _ more: [String: String] = [:]) throws -> Deed {
    try server.shell(more).run("tmdb-fetch popular --no-cache --retries 0 --bare \(options)")
  }

  @Test("A certificate by an unknown authority is refused, and said to be")
  func unknown() throws {
    let deed = try fetch("")
    #expect(deed.status == 69)
    #expect(
      deed.errors
        == "tmdb-fetch: popular page 1: no secure connection to localhost: its certificate is not "
        + "trusted here; see --cacert\n")
  }

  @Test("An authority that --cacert names is trusted", arguments: ["", "--ipv4"])
  func trusted(_ options: String) throws {
    let deed = try fetch("--cacert authority.pem \(options)")
    #expect(deed.errors == "")
    #expect(deed.status == 0)
    #expect(deed.output == "{\"type\":\"movie\",\"section\":\"popular\",\"id\":1}\n")
  }

  @Test("Nothing else is trusted then")
  func others() throws {
    try server.makeAuthority("other")
    let deed = try fetch("--cacert other.pem")
    #expect(deed.status == 69)
    #expect(deed.errors.contains("is not trusted here"))
  }

  @Test(
    "A certificate that is another host's or has expired is refused, and why",
    arguments: [
      ("wrong-name", "its certificate is another host's"),
      ("expired", "its certificate has expired"),
    ])
  func refused(_ certificate: String, words: String) throws {
    let server = try TLSServer(certificate: certificate)
    let deed = try server.shell().run(
      "tmdb-fetch popular --no-cache --retries 0 --cacert authority.pem")
    #expect(deed.status == 69)
    #expect(deed.errors.contains(words))
  }

  @Test("A version of the protocol that the host does not answer on is named")
  func family() throws {
    let deed = try fetch("--cacert authority.pem --ipv6")
    #expect(deed.status == 69)
    #expect(
      deed.errors == "tmdb-fetch: popular page 1: cannot connect to localhost over IPv6; does it "
        + "work without --ipv6?\n")
  }

  @Test(
    "A file without certificates is refused before anything is asked",
    arguments: [("missing.pem", 66), ("server.key", 78)] as [(String, Int32)])
  func badFile(_ name: String, status: Int32) throws {
    let deed = try fetch("--cacert \(name)")
    #expect(deed.status == status)
    #expect(deed.errors.contains(name))
  }

  @Test(
    "A handshake that is cut off or never comes may do so once, and is tried again",
    arguments: [
      ("fin", 69, "the connection was lost before the answer was whole (2 attempts)"),
      ("reset", 69, "the connection was lost before the answer was whole (2 attempts)"),
      ("stall", 75, " s; see --timeout (2 attempts)"),
    ] as [(String, Int32, String)])
  func handshake(_ fault: String, status: Int32, words: String) throws {
    let server = try TLSServer(fault: fault)
    let deed = try server.shell().run(
      "tmdb-fetch popular --no-cache --retries 1 --timeout 1s --cacert authority.pem")
    #expect(deed.status == status)
    #expect(deed.errors.contains(words), "\(deed.errors)")
  }

  @Test("--check tells of TLS, and takes the same options")
  func check() throws {
    let good = try server.shell().run("tmdb-fetch --check --cacert authority.pem")
    #expect(good.output.contains("ok      tls         the certificate is trusted\n"))
    let bad = try server.shell().run("tmdb-fetch --check")
    #expect(bad.status == 69)
    #expect(bad.output.contains("failed  tls         no secure connection to localhost"))
  }

  @Test(
    "A proxy that is in the way is named as such",
    arguments: [
      ("http://127.0.0.1:1", "cannot connect to the proxy"),
      ("http://nowhere.invalid:3128", "no such host: the proxy's"),
    ])
  func proxy(_ address: String, words: String) throws {
    let deed = try fetch("--cacert authority.pem", ["https_proxy": address, "no_proxy": ""])
    #expect(deed.status == 69)
    #expect(deed.errors.contains(words))
    #expect(!deed.errors.contains("nowhere.invalid"))
  }
}
