import Foundation
import Testing

/// A package in a merge whose one picture Git has in two versions: red is ours, green theirs; the working file is ours,
/// without marks.
struct ConflictedPackage {
  let package: RehearsedPackage
  let name = "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"
  let ours: [UInt8]
  let theirs: [UInt8]

  init() throws {
    let package = try RehearsedPackage.accepted(Self.card("0000FF"))
    self.package = package
    try package.tool.write(
      [UInt8]("bin\n.snapshot-results\nrehearsal.json\nswift.log\n".utf8), to: ".gitignore")
    func git(_ arguments: String..., expecting status: Int32 = 0) throws {
      let run = try Self.git(arguments, package)
      #expect(run.status == status, Comment(rawValue: run.errors))
    }
    func commit(_ color: String) throws -> [UInt8] {
      try package.play(Self.card(color))
      _ = try package.run("-u")
      try git("commit", "-qam", color)
      return try #require(package.references["testCard.1.png"])
    }
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-qm", "blue")
    try git("checkout", "-qb", "side")
    theirs = try commit("00FF00")
    try git("checkout", "-q", "main")
    ours = try commit("FF0000")
    try git("merge", "-q", "side", expecting: 1)
  }

  private static func card(_ color: String) -> String {
    #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "\#(color)"}]}"#
  }

  private static func git(_ arguments: [String], _ package: RehearsedPackage) throws -> ProgramRun {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    return try ProgramRun(
      URL(filePath: "/usr/bin/git"), identity + arguments, in: package.tool.package)
  }

  /// As `git status` tells it, in two letters; empty where nothing is to be told.
  func state() throws -> String {
    String(try Self.git(["status", "--porcelain", "--", name], package).text.prefix(2))
  }
}
