import Diagnostics
import Testing

@testable import TMDBClient

private typealias Status = Diagnostics.ExitStatus

@Suite struct FetchFaultTests {
  private static let answers: [(Int, String, Status)] = [
    (401, #"{"status_code":7,"status_message":"Invalid API key"}"#, .noPermission),
    (401, "", .noPermission), (403, #"{"status_code":45,"success":false}"#, .noPermission),
    (403, "<html>", .unreachable), (404, #"{"status_code":34}"#, .unreachable),
    (422, #"{"errors":["query must be provided"]}"#, .usage),
    (400, #"{"status_code":23,"status_message":"Invalid date"}"#, .usage),
    (422, #"{"success":false,"status_code":20}"#, .usage), (429, "", .tryAgain),
    (200, #"{"status_code":25}"#, .tryAgain), (500, "", .tryAgain), (502, "<html>", .tryAgain),
    (503, #"{"status_code":9}"#, .tryAgain), (200, "<!doctype html>", .unreachable),
    (200, #"{"page":1,"results":[{"#, .tryAgain), (200, "", .tryAgain), (418, "", .unreachable),
    (302, "", .unreachable), (200, #"{"success":false,"status_code":7}"#, .noPermission),
    (200, #"{"status_code":21,"status_message":"Entry not found"}"#, .unreachable),
  ]

  @Test("Each fault has its exit status", arguments: answers)
  private func statuses(_ http: Int, body: String, status: Status) throws {
    let verdict = ResponseVerdict(HTTPResponse(http, json: body))
    guard case .fault(let fault) = verdict else {
      Issue.record("no fault")
      return
    }
    #expect(fault.explanation(attempts: 1).0 == status)
  }

  @Test(
    "Data is not mistaken for a fault",
    arguments: [
      #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#, "[]",
      #"{"id":1,"status":"Released"}"#,
      #"{"success":true,"status_code":1,"status_message":"Success."}"#, "\u{FEFF}{}",
      #"{"movie_results":[],"errors":[]}"#,
    ])
  func data(_ body: String) {
    #expect(ResponseVerdict(HTTPResponse(200, json: body)) == .data)
  }

  private static let transportFaults: [(TransportFault, Status)] = [
    (.unknownHost("h"), .unreachable), (.cannotConnect("h"), .unreachable),
    (.connectionLost, .unreachable), (.tls(host: "h", .untrusted), .unreachable),
    (.proxy(.refused(status: 407)), .unreachable), (.notConfigurable, .configuration),
    (.notReached("h", over: .version6), .unreachable),
    (.timedOut(seconds: 3), .tryAgain),
    (.timedOut(seconds: nil), .tryAgain), (.cutShort(expected: 2, received: 1), .unreachable),
    (.redirectedElsewhere(nil), .unreachable), (.tooManyRedirects(5), .unreachable),
    (.unencrypted(Origin(scheme: .http, host: "h")), .configuration), (.other(-1), .unreachable),
    (.gaveUp(attempts: 4, .timedOut(seconds: 3)), .tryAgain), (.cancelled, .tryAgain),
    (.tooLarge(limit: 1 << 20), .unreachable),
  ]

  @Test("A transport's fault has its exit status", arguments: transportFaults)
  private func transport(_ fault: TransportFault, status: Status) {
    let diagnostic = FetchFault(query: "popular", page: 3, cause: .transport(fault)).diagnostic
    #expect(diagnostic.status == status)
    #expect(diagnostic.sentence.hasPrefix("popular page 3: "))
  }

  @Test("A message names list, page, status, attempts and TMDb's own words")
  func message() {
    let fault = FetchFault(
      query: "popular", page: 3,
      cause: .answer(.server(status: 503, message: "Service offline"), attempts: 4))
    #expect(
      fault.diagnostic.sentence == "popular page 3: HTTP 503 (4 attempts): Service offline")
  }

  @Test("TMDb's words are left out where they hold the credential")
  func secret() throws {
    let key = "0123456789abcdef0123456789abcdef"
    let credential = try #require(Credential(key))
    let fault = TMDBFault.refused(status: 401, message: "bad key \(key)")
    #expect(fault.withoutSecret(of: credential) == .refused(status: 401, message: nil))
    let harmless = TMDBFault.refused(status: 401, message: "bad key")
    #expect(harmless.withoutSecret(of: credential) == harmless)
  }
}
