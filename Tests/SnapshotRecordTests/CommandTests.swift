import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing

struct CommandTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// A program called `swift` that does what a test process would: it leaves a line and ends with `status`.
  func fakeSwift(state: String, status: Int32) throws -> [String: String] {
    let script = """
      #!/bin/sh
      echo "swift $*"
      echo "mode $SNAPSHOT_RECORD_FORCE"
      mkdir -p "$SNAPSHOT_RESULTS_DIR/events/$SNAPSHOT_RUN_ID" "$SNAPSHOT_RESULTS_DIR/pending/__Snapshots__"
      printf new > "$SNAPSHOT_RESULTS_DIR/pending/__Snapshots__/a.txt"
      printf '{"version":1,"run":"r","process":1,"sequence":1,"time":1,"runner":"XCTest","test":"t","file":"%s/T.swift","line":1,"mode":"pending","state":"\(state)","reference":"%s/__Snapshots__/a.txt","package":"%s","pending":"%s/pending/__Snapshots__/a.txt"}\\n' \
        "\(tool.package)" "\(tool.package)" "\(tool.package)" "$SNAPSHOT_RESULTS_DIR" \
        > "$SNAPSHOT_RESULTS_DIR/events/$SNAPSHOT_RUN_ID/1.jsonl"
      exit \(status)
      """
    try tool.write([UInt8](script.utf8), to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.path("bin/swift"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(tool.path("bin")):\(path)"]
  }

  @Test func testRunsSwiftTestAndSumsUp() throws {
    let environment = try fakeSwift(state: "changed", status: 1)

    let output = try tool.run(
      "test", "--parallel", "--", "--filter", "Card", environment: environment)

    #expect(output.status == 1)
    #expect(
      output.text.contains("swift test --package-path \(tool.package) --parallel --filter Card"))
    #expect(output.text.contains("mode pending"))
    #expect(output.text.contains("Snapshots: 1 changed"))
    #expect(output.text.contains("snapshot-record accept"))
    #expect(try tool.text("__Snapshots__/a.txt") == nil)
  }

  @Test func acceptingAfterTheRunIsGreen() throws {
    let environment = try fakeSwift(state: "added", status: 0)

    let output = try tool.run("-u", environment: environment)

    #expect(output.status == 0)
    #expect(try tool.text("__Snapshots__/a.txt") == "new")
  }

  @Test func otherFailuresStayFailures() throws {
    let environment = try fakeSwift(state: "matched", status: 1)

    #expect(try tool.run(environment: environment).status == 1)
    let differing = try fakeSwift(state: "changed", status: 1)
    #expect(try tool.run("test", "--detailed-exit-code", environment: differing).status == 3)
  }

  @Test func doctorNamesBadReferences() throws {
    let own = Pixmap(width: 1, height: 1)
    let file = try PNGEncoder.encode(own, metadata: PNGMetadata(stamp: PNGStamp(own, scale: 1)))
    try tool.write(file, to: "Tests/__Snapshots__/T/good.png")
    try tool.write(Array(file.prefix(40)), to: "Tests/__Snapshots__/T/cut.png")
    try tool.write(PNGEncoder.encode(own), to: "Tests/__Snapshots__/T/foreign.png")
    try tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8),
      to: "Tests/__Snapshots__/T/lfs.png")

    let output = try tool.run("doctor")

    #expect(output.status == 5)
    #expect(output.text.contains("ERROR: Tests/__Snapshots__/T/cut.png: the PNG ends"))
    #expect(
      output.text.contains(
        "NOTE: Tests/__Snapshots__/T/foreign.png was recorded by another renderer"))
    #expect(
      output.text.contains("ERROR: Tests/__Snapshots__/T/lfs.png: the file is a Git LFS pointer"))
    #expect(!output.text.contains("good.png"))
  }

  @Test func initShowsTheAliasesOfThisPackage() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)

    let output = try tool.run("init", "--write")

    for name in ["UIKit", "_Testing_UIKit", "UIKitTesting", "Combine"] {
      #expect(output.text.contains("\"\(name)\"") && text.contains("\"\(name)\""))
    }
    #expect(try tool.text(".snapshots.json") == "{\n  \"root\" : \"__Snapshots__\"\n}\n")
    #expect(try tool.run("init", "--write").status == 1)
  }

  @Test func aFolderOutsideOfPackagesIsWrongUsage() throws {
    let output = try tool.run("pending", "--package-path", "/proc")

    #expect(output.status != 0)
    #expect(output.errors.contains("no Package.swift"))
  }

  @Test func everyCommandExplainsItself() throws {
    for command in ["test", "accept", "reject", "pending", "diff", "doctor", "init"] {
      let output = try tool.run(command, "--help")
      #expect(output.status == 0 && output.text.contains("OVERVIEW"))
    }
  }
}
