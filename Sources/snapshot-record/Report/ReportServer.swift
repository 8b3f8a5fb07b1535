import DarkroomSnapshotStore
import Foundation
import Glibc
import Synchronization

/// Serves one report on the loopback interface and does what its page asks.
///
/// Who may: the one who has the token that the printed address holds. The first request trades it for a cookie that
/// no script and no other site can send; requests that change something need the token in a header as well. The
/// Host header must name this server, so that no other name can be bent to it (DNS rebinding).
///
/// Each connection has a thread and a deadline of its own. The token is in memory and in answers, never in a file.
final class ReportServer: Sendable {
  private let folder: String
  private let package: PackageSnapshots
  private let token: String
  private let socket: LoopbackSocket
  private let patience: Duration
  private let open = OpenConnections()
  /// Decisions come one after the other.
  private let deciding = Mutex(())

  /// - Parameters:
  ///   - port: 0 for any free one.
  ///   - patience: how long one request with its answer may take.
  init(
    folder: String, package: PackageSnapshots, token: String, port: UInt16,
    patience: Duration = .seconds(10)
  ) throws {
    self.folder = folder
    self.patience = patience
    self.package = package
    self.token = token
    socket = try LoopbackSocket(port: port)
  }

  var address: String { "http://127.0.0.1:\(socket.port)/?token=\(token)" }

  /// Answers requests until the process ends, or `stop()`.
  func run() {
    while let descriptor = socket.accept() {
      let connection = LoopbackConnection(
        descriptor: descriptor, deadline: .now.advanced(by: patience))
      open.insert(connection)
      Thread.detachNewThread {
        self.serve(connection)
        self.open.close(connection)
      }
    }
  }

  func stop() { socket.stop() }

  private func serve(_ connection: LoopbackConnection) {
    switch connection.readRequest() {
    case .whole(let request): connection.write(answer(request).bytes)
    case .refused(let response): connection.write(response.bytes)
    case .more, nil: break
    }
  }

  private var cookieName: String { "snapshots-\(socket.port)" }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let names = ["127.0.0.1:\(socket.port)", "localhost:\(socket.port)"]
    guard names.contains(request.headers["host"] ?? "") else {
      return HTTPResponse(403, "This server answers to \(names[0]) alone.")
    }
    if request.method == "GET", request.query["token"] == token {
      var response = HTTPResponse(303, "")
      response.headers["Location"] = "/"
      response.headers["Set-Cookie"] =
        "\(cookieName)=\(token); HttpOnly; SameSite=Strict; Path=/"
      return response
    }
    guard request.cookies[cookieName] == token else {
      return HTTPResponse(403, "Open the address that snapshot-record printed.")
    }
    switch request.method {
    case "GET": return file(request.path)
    case "POST":
      guard request.headers["x-snapshot-token"] == token else {
        return HTTPResponse(403, "The token is missing.")
      }
      return decide(request)
    default: return HTTPResponse(405, "Only GET and POST.")
    }
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "png": "image/png",
  ]

  /// Files of the report, and no others: the page's own, and names without a folder below `images`.
  private func file(_ path: String) -> HTTPResponse {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let isPage = ["index.html", "report.css", "report.js", "data.js"].contains(name)
    let isPicture = name.wholeMatch(of: #/images/[0-9a-f]+-[a-z]+\.png/#) != nil
    guard isPage || isPicture,
      let file = try? ContainedPath(name, in: PathContainment([folder]), named: "a request"),
      let bytes = try? Files.read(file.path)
    else {
      return HTTPResponse(404, "There is no such file.")
    }
    // The page may decide; only what is served says so.
    let key = name == "data.js" ? "window.snapshotReport.token = \"\(token)\";\n" : ""
    var response = HTTPResponse(200, body: bytes + [UInt8](key.utf8))
    response.headers["Content-Type"] = Self.types[Path.pathExtension(name) ?? ""]
    return response
  }

  private struct Choice: Decodable {
    var id: String
  }

  private func decide(_ request: HTTPRequest) -> HTTPResponse {
    guard let choice = try? JSONDecoder().decode(Choice.self, from: Data(request.body)) else {
      return HTTPResponse(400, "The request is not understood.")
    }
    return deciding.withLock { _ in decide(choice, request) }
  }

  private func decide(_ choice: Choice, _ request: HTTPRequest) -> HTTPResponse {
    let store = package.pending
    guard let snapshot = store.all().first(where: { ReportItems.id(of: $0.line) == choice.id })
    else { return HTTPResponse(409, "It does not wait any more.") }
    switch request.path {
    case "/api/accept":
      do throws(StoreError) {
        try store.accept(snapshot, by: "report --serve")
      } catch {
        return HTTPResponse(409, "\(error)")
      }
    case "/api/reject": store.reject(snapshot)
    default: return HTTPResponse(404, "There is no such action.")
    }
    Console.draw("\(request.path == "/api/accept" ? "accepted" : "rejected") \(snapshot.name)\n")
    return HTTPResponse(200, "done")
  }
}
