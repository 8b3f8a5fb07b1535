import DarkroomSnapshotStore
import Foundation
import Synchronization

@testable import DarkroomSnapshotRecord

/// Answers on this machine as GitHub and GitLab answer about comments, and remembers what it was asked.
///
/// - SeeAlso: GitHub, "REST API endpoints for issue comments"; GitLab, "Notes API" and "Users API". We differ: only what
///   `pull-request` asks is answered, and comments have the fields that it reads.
final class StandInHost: Sendable {
  struct Comment: Sendable {
    var id: Int
    var author: String
    var body: String
    /// What GitLab itself wrote into the discussion.
    var isSystem = false
  }

  struct Request: Sendable, Equatable {
    var method: String
    var path: String
    var token: String
  }

  private struct State: Sendable {
    var comments: [Comment] = []
    var requests: [Request] = []
    var refuses = false
  }

  private let socket: LoopbackSocket
  private let state = Mutex(State())

  init(_ comments: [Comment] = []) throws {
    socket = try LoopbackSocket(port: 0)
    state.withLock { $0.comments = comments }
    let thread = Thread { [self] in run() }
    thread.start()
  }

  deinit { socket.stop() }

  func stop() { socket.stop() }

  var address: String { "http://127.0.0.1:\(socket.port)" }
  var comments: [Comment] { state.withLock { $0.comments } }
  var requests: [Request] { state.withLock { $0.requests } }
  /// From now on every request is refused, as with a token that may not write.
  func refuse() { state.withLock { $0.refuses = true } }

  private func run() {
    while let descriptor = socket.accept() {
      let connection = LoopbackConnection(
        descriptor: descriptor, deadline: .now.advanced(by: .seconds(10)))
      if let request = Self.read(descriptor) { connection.write(answer(request).bytes) }
      connection.close()
    }
  }

  /// A comment is longer than what the report's server takes.
  private static func read(_ descriptor: Int32) -> HTTPRequest? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      bytes += piece[..<count]
      guard let request = HTTPRequest(bytes), let length = HTTPRequest.bodyLength(request.headers)
      else { continue }
      if request.body.count == length { return request }
    }
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      let token = request.headers["authorization"] ?? request.headers["private-token"] ?? ""
      state.requests.append(Request(method: request.method, path: request.path, token: token))
      guard !state.refuses else { return HTTPResponse(403, "Resource not accessible") }
      if request.path == "/user" { return Self.json(["id": 7]) }
      let number = Int(request.path.split(separator: "/").last ?? "")
      switch request.method {
      case "GET":
        let page = Int(request.query["page"] ?? "1") ?? 1
        let shown = state.comments.dropFirst((page - 1) * 100).prefix(100)
        return Self.json(shown.map(Self.fields))
      case "POST":
        let id = (state.comments.map(\.id).max() ?? 0) + 1
        let author = request.path.contains("/notes") ? "7" : "github-actions[bot]"
        state.comments.append(Comment(id: id, author: author, body: Self.text(of: request)))
        return Self.json(["id": id])
      case "PATCH", "PUT":
        guard let index = state.comments.firstIndex(where: { $0.id == number }) else {
          return HTTPResponse(404, "Not Found")
        }
        state.comments[index].body = Self.text(of: request)
        return Self.json(["id": number ?? 0])
      default: return HTTPResponse(405, "")
      }
    }
  }

  private static func fields(_ comment: Comment) -> [String: Any] {
    [
      "id": comment.id, "body": comment.body, "system": comment.isSystem,
      "user": ["login": comment.author], "author": ["id": Int(comment.author) ?? 0],
    ]
  }

  private static func text(of request: HTTPRequest) -> String {
    let object = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
    return object?["body"] as? String ?? ""
  }

  private static func json(_ value: Any) -> HTTPResponse {
    let data = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
    return HTTPResponse(200, body: [UInt8](data))
  }
}
