import Testing

@testable import TMDBClient

@Suite struct AddressTests {
  @Test(
    "An address is read and written",
    arguments: [
      ("https://api.themoviedb.org/3", "https://api.themoviedb.org/3"),
      ("HTTPS://API.TheMovieDB.org:443/3/", "https://api.themoviedb.org/3/"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080/"),
      ("http://[::1]:99/x?a=1&b=%20", "http://[::1]:99/x?a=1&b=%20"),
      ("http://h/a/../b/./c#part", "http://h/b/c"),
      ("http://h?q=a%7Cb&e", "http://h/?q=a%7Cb&e="),
    ])
  func reads(_ text: String, written: String) {
    #expect(WebAddress(text)?.description == written)
  }

  @Test(
    "What is no address of http is refused",
    arguments: [
      "", "api.themoviedb.org", "ftp://h/", "file:///etc/passwd", "http://", "http:///x",
      "https://user:pass@h/", "http://h:0/", "http://h:99999/", "http://h:x/", "http://a b/",
      "http://h/\u{E9}", "http://h/\n", "http://[::1/",
    ])
  func refuses(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(
    "A redirect's target is found from where one is",
    arguments: [
      ("/3/movie/2", "http://h/3/movie/2"), ("2?x=1", "http://h/3/movie/2?x=1"),
      ("../tv/2", "http://h/3/tv/2"), ("//other/x", "http://other/x"),
      ("https://h/3", "https://h/3"), ("?page=2", "http://h/3/movie/?page=2"),
    ])
  func resolves(_ reference: String, target: String) {
    #expect(
      WebAddress.test("http://h/3/movie/1").resolving(reference)?.description == target)
  }

  @Test(
    "A redirect to another kind of address has no target",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "http://a b/",
    ])
  func resolvesNothing(_ reference: String) {
    #expect(WebAddress.test("http://h/3/movie/1").resolving(reference) == nil)
  }

  @Test(
    "A query's members are encoded as TMDb wants them",
    arguments: [
      ("28,12", "28%2C12"), ("28|12", "28%7C12"), ("Amélie & co", "Am%C3%A9lie%20%26%20co"),
      ("千と千尋", "%E5%8D%83%E3%81%A8%E5%8D%83%E5%B0%8B"), ("a.b-c_d~e", "a.b-c_d~e"),
      ("100%", "100%25"), ("", ""),
    ])
  func encodes(_ text: String, encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test("A dot in a member's name stays a dot")
  func dottedName() {
    var address = WebAddress.test("http://h/discover")
    address.query = [.init("vote_average.gte", "7")]
    #expect(address.target == "/discover?vote_average.gte=7")
  }

  @Test(
    "This machine is told from others",
    arguments: [
      ("http://127.0.0.1:1/", true), ("http://127.9.8.7/", true), ("http://localhost/", true),
      ("http://[::1]/", true), ("http://127.0.0.1.example.org/", false),
      ("http://10.0.0.1/", false),
      ("http://localhost.example.org/", false), ("http://127.0.0/", false),
      ("http://128.0.0.1/", false),
    ])
  func loopback(_ text: String, isLoopback: Bool) {
    #expect(WebAddress.test(text).origin.isLoopback == isLoopback)
  }

  @Test("Header names are compared without regard to case, values replaced")
  func headers() {
    var headers: HTTPHeaders = ["Retry-After": "1", "DATE": "x"]
    headers["retry-after"] = "2"
    #expect(headers["RETRY-AFTER"] == "2")
    headers["date"] = nil
    #expect(headers.fields.count == 1)
  }
}
