import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// `"darkroom"` in `.snapshots.json`, and the tool that runs.
struct VersionPinTests {
  typealias Rehearsal = RehearsedPackage

  private func pin(_ version: String, more: String = "", in tool: Tool) throws {
    try tool.write([UInt8](#"{"darkroom": "\#(version)"\#(more)}"#.utf8), to: ".snapshots.json")
  }

  @Test func thePinnedVersionRuns() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try pin("0.1.0", in: sdk.tool)

    #expect(try sdk.run("0.1.0", "-u").status == 0)
    try pin(ToolVersion.current.number, in: sdk.tool)
    #expect(try sdk.tool.run("pending").status == 0)
  }

  @Test(arguments: ["test", "accept", "pending", "doctor"])
  func anotherVersionIsRefusedInOneSentence(_ command: String) throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    // A later version may know more keys.
    try pin("0.2.0", more: #", "shadows": true"#, in: sdk.tool)

    let output = try sdk.run("0.1.0", command)

    #expect(output.status == 2 && output.text.isEmpty)
    #expect(
      output.errors
        == "\(sdk.tool.path(".snapshots.json")) pins Darkroom 0.2.0, and this is Darkroom 0.1.0: install 0.2.0 with "
        + "`swift sdk install`, or with `Scripts/sdk --install` in a checkout of its tag, and use "
        + "`--swift-sdk darkroom-0.2.0`; or change the pin.\n")
    #expect(try sdk.asked.isEmpty)
  }

  @Test func aToolFromSourcesNamesTheDependency() throws {
    let tool = try Tool()
    try pin("99.0.0", in: tool)

    let output = try tool.run("pending")

    #expect(output.status == 2)
    #expect(
      output.errors
        == "\(tool.path(".snapshots.json")) pins Darkroom 99.0.0, and this is Darkroom \(ToolVersion.current.number), "
        + "built from its sources: let the package depend on 99.0.0, or change the pin.\n")
  }

  @Test func whatIsNotAVersionIsAnErrorOfTheSettings() throws {
    let tool = try Tool()
    try tool.write([UInt8](#"{"darkroom": "latest"}"#.utf8), to: ".snapshots.json")

    let output = try tool.run("pending")

    #expect(output.status == 2)
    let words = #""darkroom" is not a version in quotation marks, such as "0.1.0""#
    #expect(output.errors.contains(words))
  }

  @Test(arguments: [nil, "elsewhere"])
  func thePinnedVersionsOwnToolTakesOver(_ place: String?) throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.2.0")
    let bundle = try sdk.add("0.1.0", to: place.map(sdk.tool.path))
    try FileManager.default.removeItem(atPath: "\(sdk.path(of: "0.2.0"))/bin/snapshot-record")
    try sdk.writeScript(
      #"echo "0.2.0: $0 $@"; grep SigBlk /proc/self/status; exit 7"#,
      to: "\(sdk.path(of: "0.2.0"))/bin/snapshot-record")
    try pin("0.2.0", more: #", "shadows": true"#, in: sdk.tool)

    let output = try sdk.run(
      program: "\(bundle)/bin/snapshot-record", ["test", "--filter", "a b", "--", "-c", "release"])

    #expect(output.status == 7 && output.errors.isEmpty, Comment(rawValue: output.errors))
    // An interrupt reaches it.
    #expect(
      output.text
        == "0.2.0: \(sdk.path(of: "0.2.0"))/bin/snapshot-record test --filter a b -- -c release\n"
        + "SigBlk:\t0000000000000000\n")
  }

  @Test func aToolThatIsALinkToThisOneIsNoOtherVersion() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0", "0.2.0")
    let program = "\(sdk.path(of: "0.2.0"))/bin/snapshot-record"
    try FileManager.default.removeItem(atPath: program)
    try FileManager.default.createSymbolicLink(
      atPath: program, withDestinationPath: "\(sdk.path(of: "0.1.0"))/bin/snapshot-record")
    try pin("0.2.0", in: sdk.tool)

    #expect(try sdk.run("0.1.0", "pending").status == 2)
  }

  @Test func aToolThatCannotRunIsSaidBesideTheRefusal() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0", "0.2.0")
    let program = "\(sdk.path(of: "0.2.0"))/bin/snapshot-record"
    try FileManager.default.removeItem(atPath: program)
    try sdk.tool.write([], to: program)
    try pin("0.2.0", in: sdk.tool)

    let output = try sdk.run("0.1.0", "pending")

    #expect(output.status == 2)
    #expect(output.errors.hasPrefix("`\(program)` failed: Permission denied\n"))
    #expect(output.errors.contains("pins Darkroom 0.2.0"))
  }
}
