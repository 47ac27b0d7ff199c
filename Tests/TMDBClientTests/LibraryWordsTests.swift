import Testing

@testable import TMDBClient

@Suite struct LibraryWordsTests {
  private static let words: [(String, TransportFault?)] = [
    ("SSL certificate problem: certificate has expired", .tls(host: "h", .expired)),
    ("SSL certificate problem: certificate is not yet valid", .tls(host: "h", .notYetValid)),
    (
      "SSL: no alternative certificate subject name matches target host name 'h'",
      .tls(host: "h", .wrongName)
    ),
    (
      "SSL certificate problem: unable to get local issuer certificate",
      .tls(host: "h", .untrusted)
    ),
    ("SSL certificate problem: self-signed certificate", .tls(host: "h", .untrusted)),
    ("server certificate verification failed. CAfile: x", .tls(host: "h", .untrusted)),
    ("error setting certificate file: bad.pem", .tls(host: "h", .authorities)),
    ("error:0A00010B:SSL routines::wrong version number", .tls(host: "h", .handshake)),
    ("error:0A000410:SSL routines::sslv3 alert handshake failure", .tls(host: "h", .handshake)),
    ("OpenSSL SSL_connect: Connection reset by peer in connection", .connectionLost),
    ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to h:443", .connectionLost),
    ("OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof", .connectionLost),
    ("OpenSSL SSL_read: SSL_ERROR_ZERO_RETURN, errno 0", nil),
    ("Received HTTP/0.9 when not allowed", .notHTTP("h")),
    ("SSL connection timeout", .timedOut(seconds: nil)),
    ("Connection timeout after 10001 ms", .cannotConnect("h")),
    ("Resolving timed out after 10000 milliseconds", .cannotConnect("h")),
    ("Could not resolve proxy: nowhere.invalid", .proxy(.unknownHost)),
    ("CONNECT tunnel failed, response 407", .proxy(.refused(status: 407))),
    ("Received HTTP code 403 from proxy after CONNECT", .proxy(.refused(status: 403))),
    ("Failed to connect to 10.0.0.1 port 3128 after 0 ms", .proxy(.unreachable)),
    ("Failed to connect to h port 443 after 0 ms: Couldn't connect to server", nil),
    ("Recv failure: Connection reset by peer", .connectionLost), ("Could not resolve host: h", nil),
    ("", nil),
  ]

  @Test("The library's words are told apart", arguments: words)
  func tellApart(_ words: String, fault: TransportFault?) {
    #expect(LibraryWords.fault(words, host: "h") == fault)
  }

  @Test("An IPv6 address is the host that was asked for, brackets or not")
  func brackets() {
    #expect(LibraryWords.fault("Failed to connect to ::1 port 1 after 0 ms", host: "[::1]") == nil)
  }
}
