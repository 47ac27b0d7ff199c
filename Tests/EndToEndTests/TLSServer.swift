import Foundation
import TestSupport

/// A server that speaks TLS and answers every request with a page of one film.
///
/// Its folder has `authority.pem`, which vouches for it, and is where its shell stands.
final class TLSServer {
  struct Failure: Error {
    let output: String
  }

  private static let program = """
    import http.server, ssl, sys
    class Page(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        def do_GET(self):
            body = b'{"page":1,"total_pages":1,"results":[{"id":1}]}'
            self.send_response(200)
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *words): pass
    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *words): pass
    server = Server(('127.0.0.1', 0), Page)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], 'server.key')
    server.socket = context.wrap_socket(
        server.socket, server_side=True, do_handshake_on_connect=False)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """

  /// Answers no handshake, in one of three ways.
  private static let faultyProgram = """
    import socket, struct, sys, threading
    listener = socket.create_server(('127.0.0.1', 0))
    print(listener.getsockname()[1], flush=True)
    held = []
    while True:
        connection, _ = listener.accept()
        if sys.argv[1] == 'stall':
            held.append(connection)
            continue
        connection.recv(4096)
        if sys.argv[1] == 'reset':
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
        connection.close()
    """

  let folder: ScratchFolder
  private let server: ServerProcess

  /// - Parameters:
  ///   - certificate: `good`, `wrong-name` or `expired`.
  ///   - fault: `fin`, `reset` or `stall`, for a server that never comes so far as to show it.
  init(certificate: String = "good", fault: String? = nil) throws {
    folder = try ScratchFolder()
    try Self.makeAuthority("authority", in: folder)
    let (names, days) =
      switch certificate {
      case "wrong-name": ("DNS:elsewhere.invalid", "30")
      case "expired": ("DNS:localhost", "-1")
      default: ("DNS:localhost", "30")
      }
    try folder.write("names", "subjectAltName=\(names)\n")
    try Self.run(
      """
      openssl req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=server
      openssl x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial \
        -extfile names -days \(days) -out server.pem
      """, in: folder)
    server = try ServerProcess(
      fault == nil ? Self.program : Self.faultyProgram, fault ?? "server.pem", in: folder)
  }

  func shell(_ more: [String: String] = [:]) -> Shell {
    Shell(
      in: folder,
      environment: [
        "TMDB_BASE_URL": "https://localhost:\(server.greeting)", "TMDB_TOKEN": RecordedServer.token,
        "XDG_CACHE_HOME": folder.file("cache"),
      ].merging(more) { $1 })
  }

  /// Makes `NAME.pem` and `NAME.key`.
  func makeAuthority(_ name: String) throws { try Self.makeAuthority(name, in: folder) }

  private static func makeAuthority(_ name: String, in folder: ScratchFolder) throws {
    try run(
      "openssl req -x509 -newkey rsa:2048 -nodes -keyout \(name).key -out \(name).pem -days 30 "
        + "-subj /CN=\(name)", in: folder)
  }

  private static func run(_ script: String, in folder: ScratchFolder) throws {
    let deed = try Shell(in: folder).run("set -e\n\(script)")
    guard deed.status == 0 else { throw Failure(output: deed.errors) }
  }
}
