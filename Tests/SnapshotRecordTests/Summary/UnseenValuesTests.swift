import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// If several snapshots are accepted at once, new files that another machine sent are left: only one is on the screen.
struct UnseenValuesTests {
  typealias Rehearsal = RehearsedPackage

  private static let new = ["testList.1.png", "testList.2.txt"]
  private static let words = "2 snapshots left: new files and edits of sources"
  private let package: Rehearsal

  /// A picture changes, and two files are new; all of them came with a merge.
  init() throws {
    package = try Rehearsal.accepted(Rehearsal.card)
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")
    let shard = package.tool.path("shard")
    _ = try package.run("--quiet", environment: ["SNAPSHOT_RESULTS_DIR": shard])
    _ = try package.run("merge", shard, "--quiet")
    #expect(package.pending == ["testCard.1.png"] + Self.new)
  }

  @Test func theReviewAcceptsThemOneByOne() throws {
    let terminal = try Terminal(package, "review", columns: 160)

    #expect(terminal.wait(for: "1/3"))
    try terminal.type("A")
    #expect(terminal.wait(for: Self.words))
    #expect(package.pending == Self.new)
    terminal.clear()
    try terminal.type("a")
    #expect(terminal.wait(for: "1/1"))
    try terminal.type("a")

    #expect(terminal.end() == 0)
    #expect(package.pending.isEmpty && package.references.count == 3)
  }

  @Test func watchingLeavesThem() throws {
    try package.play(Rehearsal.blueCard)
    let terminal = try Terminal(package, "--watch")

    #expect(terminal.wait(for: "Watching."))
    try terminal.type("u")
    #expect(terminal.wait(for: "1 snapshot accepted."))
    #expect(terminal.wait(for: Self.words))
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(package.pending == Self.new)
  }

  @Test func severalChangesLeaveThem() throws {
    _ = try package.run("accept", "--change", "1", "--change", "2", "--change", "3")
    #expect(package.pending == Self.new)

    #expect(try package.run("accept", "--change", "2").status == 0)

    #expect(package.pending == ["testList.2.txt"])
  }

  @Test func theServerAcceptsThemOneByOne() throws {
    let snapshots = try PackageSnapshots(
      containing: package.tool.package, environment: SnapshotEnvironment([:]))
    let server = try ReportServer(
      folder: package.tool.path("report"), package: snapshots, token: "secret", port: 0)
    let ids = snapshots.pending.all().map { ReportItems.id(of: $0.line) }

    #expect(try accepted(ids, by: server) == [ids[0]])
    #expect(try accepted([ids[1]], by: server) == [])
    #expect(try accepted(Array(ids[1...]), ", \"isOne\": true", by: server) == [])
    #expect(package.pending == Self.new)
    #expect(try accepted([ids[1]], ", \"isOne\": true", by: server) == [ids[1]])
    #expect(package.pending == ["testList.2.txt"])
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func thePageAcceptsThemOneByOne() throws {
    let server = try ServedReport(package)
    let browser = try Browser()
    try browser.open(server.address)

    try browser.press("A")
    try browser.wait("document.querySelector('#keys').open")
    let text = try browser.text("document.querySelector('#keys').textContent")
    #expect(text.contains(Self.words), "\(text)")
    #expect(package.pending == Self.new)
    _ = try browser.text("document.querySelector('#keys').close()")
    for count in [2, 3] {
      try browser.press("a")
      try browser.wait("document.querySelectorAll('.state.accepted').length === \(count)")
    }

    #expect(package.pending.isEmpty)
  }

  /// - Returns: the ids that were accepted.
  private func accepted(_ ids: [String], _ rest: String = "", by server: ReportServer) throws
    -> [String]
  {
    let host = String(server.address.dropFirst(7).prefix { $0 != "/" })
    let list = ids.map { "\"\($0)\"" }.joined(separator: ", ")
    let body = "{\"ids\": [\(list)]\(rest)}"
    let text =
      "POST /api/accept HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Cookie: snapshots-\(host.drop { $0 != ":" }.dropFirst())=secret\r\n"
      + "X-Snapshot-Token: secret\r\n\r\n\(body)"
    let response = server.answer(try #require(HTTPRequest([UInt8](text.utf8))))
    let verdict = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    return verdict?["done"] as? [String] ?? []
  }
}
