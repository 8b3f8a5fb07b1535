import DarkroomSnapshotStore
import FoundationEssentials
import Glibc
import Synchronization

/// Serves one report on the loopback interface, and carries out the requests of its page.
///
/// Access requires the token in the printed address. The first request exchanges it for a cookie that no script and no
/// other site can send. Requests that change something need the token in a header as well. The Host header must name
/// this server, which prevents DNS rebinding.
///
/// Each connection has its own thread and deadline. The token is kept in memory and in responses, never in a file.
final class ReportServer: Sendable {
  private let folder: String
  private let package: PackageSnapshots
  private let token: String
  private let socket: LoopbackSocket
  private let patience: Duration
  private let open = OpenConnections()
  /// Decisions are carried out one after the other.
  private let deciding = Mutex(())

  /// - Parameters:
  ///   - port: the port number; 0 selects any free port.
  ///   - patience: the time limit for one request with its response.
  init(
    folder: String, package: PackageSnapshots, token: String, port: UInt16,
    patience: Duration = .seconds(10)
  ) throws(ToolError) {
    self.folder = folder
    self.patience = patience
    self.package = package
    self.token = token
    socket = try LoopbackSocket(port: port)
  }

  var address: String { "http://127.0.0.1:\(socket.port)/?token=\(token)" }

  /// Answers requests until the process ends or `stop()` is called.
  func run() {
    while let descriptor = socket.accept() {
      let connection = LoopbackConnection(
        descriptor: descriptor, deadline: .now.advanced(by: patience))
      open.insert(connection)
      do {
        try DetachedThread.start {
          self.serve(connection)
          self.open.close(connection)
        }
      } catch {
        open.close(connection)
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
      return HTTPResponse(403, "This server answers to \(names[0]) only.")
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

  /// Serves only files of the report: the page's own, and files directly in `images`.
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
    // Only a served page contains the token, so only there can the user make decisions.
    let key = name == "data.js" ? "window.snapshotReport.token = \"\(token)\";\n" : ""
    var response = HTTPResponse(200, body: bytes + [UInt8](key.utf8))
    response.headers["Content-Type"] = Self.types[FilePath.pathExtension(name) ?? ""]
    return response
  }

  /// A selection of snapshots of the report, by their ids.
  private struct Choice: Decodable {
    var ids: [String]
    /// The decision to which the request belongs; the page splits long decisions into several requests.
    var step: Int?
    /// Whether the decision is about the single snapshot that the page shows.
    var isOne: Bool?
  }

  private struct Return: Decodable {
    var step: Int
  }

  /// What became of a choice.
  private struct Verdict: Encodable {
    struct Refusal: Encodable {
      var id: String
      var words: String
    }

    var done: [String]
    var refused: [Refusal]
    /// The number with which the decision can be undone.
    var step: Int?
  }

  private func decide(_ request: HTTPRequest) -> HTTPResponse {
    let body = Data(request.body)
    if request.path == "/api/undo", let wish = try? JSONDecoder().decode(Return.self, from: body) {
      return deciding.withLock { _ in undo(wish.step) }
    }
    guard let choice = try? JSONDecoder().decode(Choice.self, from: body) else {
      return HTTPResponse(400, "The request is not understood.")
    }
    return deciding.withLock { _ in decide(choice, request) }
  }

  private func decide(_ choice: Choice, _ request: HTTPRequest) -> HTTPResponse {
    let store = package.pending
    let wanted = Set(choice.ids)
    let snapshots = store.all().filter { wanted.contains(ReportItems.id(of: $0.line)) }
    guard !snapshots.isEmpty else { return HTTPResponse(409, "It isn't pending any more.") }
    let step = choice.step ?? store.writer.beginDecision()
    switch request.path {
    case "/api/accept":
      let isOne = choice.isOne == true && choice.ids.count == 1
      let (taken, left) =
        isOne ? (taken: snapshots, left: []) : PendingSnapshot.decidedTogether(snapshots)
      return accept(taken, leaving: left, in: store, step)
    case "/api/reject": return reject(snapshots, in: store, step)
    default: return HTTPResponse(404, "There is no such action.")
    }
  }

  private func accept(
    _ snapshots: [PendingSnapshot], leaving left: [PendingSnapshot], in store: PendingStore,
    _ step: Int
  ) -> HTTPResponse {
    let acceptance = store.accept(snapshots, by: "report --serve")
    for snapshot in acceptance.accepted { Console.say("accepted \(snapshot.name)") }
    if acceptance.accepted.isEmpty, left.isEmpty, let refusal = acceptance.refused.first {
      return HTTPResponse(409, "\(refusal.error)")
    }
    let words = UnseenValues(left).words ?? ""
    return answer(
      Verdict(
        done: acceptance.accepted.map { ReportItems.id(of: $0.line) },
        refused: acceptance.refused.map {
          .init(id: ReportItems.id(of: $0.snapshot.line), words: "\($0.error)")
        } + left.map { .init(id: ReportItems.id(of: $0.line), words: words) }, step: step))
  }

  private func reject(_ snapshots: [PendingSnapshot], in store: PendingStore, _ step: Int)
    -> HTTPResponse
  {
    do throws(StoreError) {
      try store.reject(snapshots, by: "report --serve")
    } catch {
      return HTTPResponse(409, "\(error)")
    }
    for snapshot in snapshots { Console.say("rejected \(snapshot.name)") }
    let ids = snapshots.map { ReportItems.id(of: $0.line) }
    return answer(Verdict(done: ids, refused: [], step: step))
  }

  /// Undoes the last decision of this server, and returns the number of pending snapshots.
  private func undo(_ step: Int) -> HTTPResponse {
    do throws(UndoError) {
      let found = try package.writer.takeBack(decision: step)
      Console.say("undone; \(Console.plural(found.waiting, "snapshot")) pending again")
      let waiting = package.pending.all().map { ReportItems.id(of: $0.line) }
      return answer(Verdict(done: waiting, refused: []))
    } catch {
      return HTTPResponse(409, "\(error)")
    }
  }

  private func answer(_ verdict: Verdict) -> HTTPResponse {
    guard let data = try? JSONEncoder().encode(verdict) else {
      return HTTPResponse(409, "The answer has no JSON form.")
    }
    var response = HTTPResponse(200, body: [UInt8](data))
    response.headers["Content-Type"] = "application/json"
    return response
  }
}
