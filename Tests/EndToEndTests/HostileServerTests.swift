import Foundation
import TestSupport
import Testing

/// Servers that TMDb is not, and that a configured address may lead to all the same.
@Suite(.needs("python3"), .timeLimit(.minutes(5))) struct HostileServerTests {
  private static let program = """
    import http.server, sys, urllib.parse
    kind = sys.argv[1]
    asked = []
    class Answer(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        def do_GET(self):
            asked.append(self.path)
            if kind == 'endless':
                self.send_response(200)
                self.send_header('Transfer-Encoding', 'chunked')
                self.end_headers()
                piece = b'10000\\r\\n' + b' ' * 0x10000 + b'\\r\\n'
                try:
                    while True: self.wfile.write(piece)
                except OSError: return
            if kind == 'proxy':
                open('asked', 'a').write(self.path + str(self.headers) + '\\n')
            if kind == 'later' and len(asked) == 1:
                self.send_response(429)
                self.send_header('Retry-After', '3600')
                body = b'{"status_code":25,"status_message":"over the limit"}'
            else:
                self.send_response(200)
                body = b'{"page":1,"total_pages":1,"results":[{"id":1}]}'
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *words): pass
    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *words): pass
    server = Server(('127.0.0.1', 0), Answer)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func shell(_ port: String, _ more: [String: String] = [:]) -> Shell {
    Shell(
      in: folder,
      environment: [
        "TMDB_BASE_URL": "http://127.0.0.1:\(port)", "TMDB_TOKEN": RecordedServer.token,
        "XDG_CACHE_HOME": folder.file("cache"), "XDG_RUNTIME_DIR": folder.path,
      ].merging(more) { $1 })
  }

  @Test("An answer without end is ended")
  func endless() throws {
    let server = try ServerProcess(Self.program, "endless", in: folder)
    let deed = try shell(server.greeting).run(
      "timeout -s KILL 20 tmdb-fetch popular --no-cache --retries 0 --timeout 15s")
    #expect(deed.status == 69)
    #expect(deed.errors == "tmdb-fetch: popular page 1: the answer is larger than 32 MiB\n")
  }

  @Test("What only this machine may hear goes past every proxy")
  func proxy() throws {
    let server = try ServerProcess(Self.program, "plain", in: folder)
    let proxy = try ServerProcess(Self.program, "proxy", in: folder)
    let address = "http://127.0.0.1:\(proxy.greeting)"
    for name in ["http_proxy", "all_proxy"] {
      let deed = try shell(server.greeting, [name: address]).run(
        "tmdb-fetch popular --no-cache --bare")
      #expect(deed.output == "{\"type\":\"movie\",\"section\":\"popular\",\"id\":1}\n")
    }
    #expect(folder.read("asked") == nil)
  }

  @Test("A time that is too long to wait for ends the run, and the next one says so, too")
  func heldBack() throws {
    let server = try ServerProcess(Self.program, "later", in: folder)
    let first = try shell(server.greeting).run("tmdb-fetch popular --no-cache")
    #expect(first.status == 75)
    let second = try shell(server.greeting).run("tmdb-fetch popular --no-cache --timeout 1s")
    #expect(second.status == 75)
    #expect(second.errors.contains("TMDb wants no request for "))
  }

  @Test("What does not speak HTTP is told")
  func notHTTP() throws {
    let server = try ServerProcess(
      """
      import socket
      listener = socket.create_server(('127.0.0.1', 0))
      print(listener.getsockname()[1], flush=True)
      while True:
          connection, _ = listener.accept()
          connection.recv(4096)
          connection.sendall(b'220 mail.example ready\\r\\n')
          connection.close()
      """, in: folder)
    let deed = try shell(server.greeting).run("tmdb-fetch popular --no-cache")
    #expect(deed.status == 69)
    #expect(deed.errors.contains("does not speak HTTP"), "\(deed.errors)")
  }

  @Test("A mistake that no round would mend ends --every")
  func everyMistake() throws {
    let deed = try shell("1").run("timeout 5 tmdb-fetch popular --every 1s --intercept nowhere")
    #expect(deed.status == 64)
  }
}
