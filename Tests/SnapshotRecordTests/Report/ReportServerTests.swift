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
      RunSummary(package.pending.all().map(\.line)), words: "", lastRun: nil, in: package)
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
      return "{\"ids\": [\"\(ReportItems.id(of: line))\"]}"
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
    #expect(try ask("POST /api/accept", header: true, body: "{\"ids\": [\"0\"]}").status == 409)
    #expect(try ask("POST /api/accept", header: true, body: "x").status == 400)
    #expect(try ask("DELETE /").status == 405)
  }

  @Test(arguments: ["/?=", "/?", "/?&&", "/?=&a", "/?token", "/?token==", "?", "/?a=b=c"])
  func oddQueriesAreAnswered(_ target: String) throws {
    #expect(try ask("GET \(target)", cookie: false).status == 403)
  }

  @Test func theTokenLiesInNoFile() throws {
    let files = Files.below(tool.path("report"))
    #expect(files.count > 3)
    for file in files {
      let text = String(decoding: try Files.read(file) ?? [], as: UTF8.self)
      #expect(!text.contains("secret"), "\(file)")
    }
    let served = String(decoding: try ask("GET /data.js").body, as: UTF8.self)
    #expect(served.hasSuffix("window.snapshotReport.token = \"secret\";\n"))
  }

  @Test func requestsAreBounded() throws {
    func status(_ text: String) -> Int? {
      var reader = HTTPRequestReader()
      if case .refused(let response) = reader.take(Array(text.utf8)) { return response.status }
      return nil
    }
    let long = String(repeating: "x", count: 20_000)
    #expect(status("GET / HTTP/1.1\r\nA: \(long)") == 431)
    #expect(status("GET / HTTP/1.1\r\nA: \(long)\r\n\r\n") == 431)
    for length in ["4097", "99999999999999999999", "9223372036854775807"] {
      let found = status("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n")
      #expect(found == 413 || found == 400)
    }
    for header in ["Content-Length: -1", "Content-Length: +1", "Transfer-Encoding: chunked", "odd"]
    {
      #expect(status("POST / HTTP/1.1\r\n\(header)\r\n\r\n") == 400)
    }
  }

  @Test func halfARequestIsNone() {
    #expect(HTTPRequest([UInt8]("GET / HTTP/1.1\r\nHost: a".utf8)) == nil)
    #expect(HTTPRequest([UInt8]("hello\r\n\r\n".utf8)) == nil)
  }
}
