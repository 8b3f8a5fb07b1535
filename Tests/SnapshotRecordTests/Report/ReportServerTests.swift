import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// Who may ask the server for what.
struct ReportServerTests {
  let tool: Tool
  let server: ReportServer
  let host: String

  init() throws {
    tool = try Tool()
    try tool.leave([UInt8]("new".utf8), as: "a.txt")
    let package = try PackageSnapshots(
      containing: tool.package, environment: SnapshotEnvironment([:]))
    let folder = tool.path("report")
    try ReportFolder(path: folder).write(
      RunSummary(package.pending.all().map(\.line)), words: "", in: package, token: "secret")
    server = try ReportServer(folder: folder, package: package, token: "secret", port: 0)
    host = String(server.address.dropFirst(7).prefix { $0 != "/" })
  }

  func ask(
    _ line: String, host: String? = nil, cookie: Bool = true, header: Bool = false,
    body: String = ""
  ) throws -> HTTPResponse {
    var text =
      "\(line) HTTP/1.1\r\nHost: \(host ?? self.host)\r\nContent-Length: \(body.utf8.count)\r\n"
    if cookie {
      text += "Cookie: a=b; snapshots-\(self.host.drop { $0 != ":" }.dropFirst())=secret\r\n"
    }
    if header { text += "X-Snapshot-Token: secret\r\n" }
    return server.answer(try #require(HTTPRequest([UInt8]((text + "\r\n" + body).utf8))))
  }

  var choice: String {
    get throws {
      let line = try #require(PendingStore(tool.results).all().first?.line)
      return "{\"id\": \"\(ReportItems.id(of: line))\"}"
    }
  }

  @Test func theTokenBecomesACookie() throws {
    let response = try ask("GET /?token=secret", cookie: false)

    #expect(response.status == 303 && response.headers["Location"] == "/")
    #expect(response.headers["Set-Cookie"]?.contains("HttpOnly; SameSite=Strict") == true)
    #expect(try ask("GET /?token=guess", cookie: false).status == 403)
    #expect(try ask("GET /", cookie: false).status == 403)
    #expect(try ask("GET /").status == 200)
  }

  @Test func otherNamesForThisMachineAreRefused() throws {
    #expect(try ask("GET /", host: "evil.example").status == 403)
    #expect(try ask("GET /?token=secret", host: "evil.example").status == 403)
  }

  @Test(arguments: [
    "/../Package.swift", "/images/../../Package.swift", "/images/%2e%2e/x.png", "//etc/passwd",
    "/report.js/", "/images/",
  ])
  func nothingButTheReportIsServed(_ path: String) throws {
    #expect(try ask("GET \(path)").status == 404)
  }

  @Test func decidingNeedsTheHeaderToo() throws {
    #expect(try ask("POST /api/accept", body: choice).status == 403)
    #expect(try ask("POST /api/accept", cookie: false, header: true, body: choice).status == 403)
    #expect(try tool.text("__Snapshots__/T/a.txt") == nil)

    #expect(try ask("POST /api/accept", header: true, body: choice).status == 200)
    #expect(try tool.text("__Snapshots__/T/a.txt") == "new")
    #expect(try ask("POST /api/accept", header: true, body: "{\"id\": \"0\"}").status == 409)
    #expect(try ask("POST /api/accept", header: true, body: "x").status == 400)
    #expect(try ask("DELETE /").status == 405)
  }

  @Test func halfARequestIsNone() {
    #expect(HTTPRequest([UInt8]("GET / HTTP/1.1\r\nHost: a".utf8)) == nil)
    #expect(HTTPRequest([UInt8]("hello\r\n\r\n".utf8)) == nil)
  }
}
