import ArgumentParser
import DarkroomPNG
import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// The commands in the README and in the pages: each is run here, or in a check that is named here.
struct PageCommandTests {
  /// A file that runs a command, and the words by which it does.
  private typealias Place = (file: String, words: String)

  /// Commands that ask a person, open a window, or change the machine, and where they are run.
  private static let elsewhere: [String: Place] = [
    "review": (
      "Tests/SnapshotRecordTests/Review/ReviewTests.swift", "Terminal(package, \"review\""
    ),
    "report --serve": (
      "Tests/SnapshotRecordTests/Report/ReportPageTests.swift", "\"report\", \"--serve\""
    ),
    "report --open": (
      "Tests/SnapshotRecordTests/Report/ReportPageTests.swift", "\"report\", \"--open\""
    ),
    "install": ("Tests/SnapshotRecordTests/Install/InstallTests.swift", "run(\"install\""),
    "doctor --install": (
      "Tests/SnapshotRecordTests/Doctor/SDKChecksTests.swift", "\"doctor\", \"--install\""
    ),
    "init --example": ("Scripts/check-clients", "snapshot-record init --example"),
    "init --xcode": (
      "Tests/SnapshotRecordTests/Xcode/XcodeCommandTests.swift", "\"init\", \"--xcode\""
    ),
  ]

  private static let here = "Tests/SnapshotRecordTests/Commands/PageCommandTests.swift"

  /// Other programs, and where they are run.
  private static let others: [String: Place] = [
    "swift test --swift-sdk darkroom": ("Scripts/check-sdk", "swift test \"${sdk[@]}\""),
    "swift test --filter": ("Scripts/check-sdk", "--skip-build --filter"),
    "swift test": ("Scripts/check-clients", "\"swift test\" swift test"),
    "swift package add-dependency": ("Scripts/check-clients", "swift package add-dependency"),
    "swift sdk install": ("Scripts/check-sdk", "swift sdk install"),
    "swift sdk list": ("Scripts/check-sdk", "swift sdk list"),
    "swift sdk remove": ("Scripts/sdk", "swift sdk remove"),
    "ios-sources check": ("Tests/IOSSourcesTests/Check/CheckTests.swift", "run(\"check\""),
    "ios-sources coverage": ("Scripts/check-apps", "ios-sources\" coverage"),
    "tar --posix -cf": (here, "named(\"tar --posix -cf\")"),
    "tar -xf": (here, "named(\"tar -xf\")"),
    "apt-get": ("Scripts/check-recipes", "apt-get"),
    // The rehearsal of the page has a toolchain instead of downloading one.
    "curl --fail --location TOOLCHAIN": ("Scripts/check-recipes", "TOOLCHAIN"),
    "tar --extract": ("Scripts/check-recipes", "TOOLCHAIN"),
  ]

  @Test func theToolTakesEachOfItsCommands() throws {
    let commands = try PageCommand.all().filter { $0.ofTool != nil }
    #expect(commands.count > 30)

    for command in commands {
      let arguments = command.ofTool ?? []
      #expect(throws: Never.self, "\(command.page): \(command.text)") {
        try SnapshotRecord.parseAsRoot(arguments)
      }
    }
  }

  @Test func eachCommandOfTheToolRuns() throws {
    let arguments = Set(try PageCommand.all().compactMap(\.ofTool)).filter { arguments in
      !Self.elsewhere.keys.contains { arguments.joined(separator: " ").hasPrefix($0) }
    }
    #expect(arguments.count > 8)

    for arguments in arguments {
      let package = try Self.package(isRecordedByIOS: arguments == ["compare"])
      // A shell replaces the star, and a reader the name of the snapshot.
      let run = try package.run(
        arguments.map { $0 == "shard-*" ? "shard-1" : $0 }
          .map { $0.hasSuffix("testJapaneseArticle.1.png") ? "testCard" : $0 })
      // 1 tells of differences and of unreferenced files; wrong usage is 2.
      let command = arguments.joined(separator: " ")
      #expect([0, 1].contains(run.status), "\(command): \(run.status) \(run.errors)")
    }
  }

  /// A package with a changed snapshot, the results of a shard, and pictures of a simulator.
  ///
  /// - Parameter isRecordedByIOS: the references are the simulator's as well.
  private static func package(isRecordedByIOS: Bool) throws -> RehearsedPackage {
    let package = try RehearsedPackage.accepted()
    var folders = ["recorded", "simulator"]
    if isRecordedByIOS { folders.append("Tests/AppTests/__Snapshots__") }
    for (name, bytes) in package.references where name.hasSuffix(".png") {
      let picture = try PNGEncoder.encode(PNGDecoder.decode(bytes).pixmap)
      for folder in folders { try package.tool.write(picture, to: "\(folder)/CardTests/\(name)") }
    }
    try package.play("\(RehearsedPackage.blueCard), \(RehearsedPackage.list)")
    _ = try package.run()
    try FileManager.default.copyItem(
      atPath: package.tool.path(".snapshot-results"), toPath: package.tool.path("shard-1"))
    return package
  }

  @Test func otherProgramsRunInTheChecksThatAreNamed() throws {
    for command in try PageCommand.all() where command.ofTool == nil {
      if command.text.hasPrefix("Scripts/") {
        try expectScript(of: command)
      } else {
        #expect(
          Self.others.keys.contains { command.text.hasPrefix($0) },
          "\(command.page): \(command.text)")
      }
    }
    for (command, place) in Self.others.merging(Self.elsewhere, uniquingKeysWith: { $1 }) {
      #expect(
        try Self.text(place.file).contains(place.words), "\(place.file) does not run \(command)")
    }
  }

  @Test func theArchiveOfABuildKeepsItsExactTimes() throws {
    let tool = try Tool()
    try tool.write([1], to: ".build/a.o")
    try tool.write([], to: "build-cache/.gitignore")
    let time = Date(timeIntervalSince1970: 1_700_000_000.25)
    let path = tool.path(".build/a.o")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)

    try run(named("tar --posix -cf"), in: tool)
    try FileManager.default.removeItem(atPath: path)
    try run(named("tar -xf"), in: tool)

    #expect(Files.modified(path) == time.timeIntervalSince1970)
  }

  /// The command of the pages that begins so.
  private func named(_ start: String) throws -> PageCommand {
    try #require(try PageCommand.all().first { $0.text.hasPrefix(start) })
  }

  private func run(_ command: PageCommand, in tool: Tool) throws {
    let run = try ProgramRun(
      URL(filePath: "/usr/bin/env"), command.words, in: tool.package,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  /// The script is there, and knows each of the flags.
  private func expectScript(of command: PageCommand) throws {
    let text = try Self.text(command.words[0])
    let flags = command.words.dropFirst().filter { $0.hasPrefix("--") }
    #expect(flags.allSatisfy(text.contains), "\(command.page): \(command.text)")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: URL.packageRoot.appending(path: path), encoding: .utf8)
  }

  @Test func commandsAreFoundInExamples() {
    let page = """
      Run `snapshot-record never`.
      ```
      swift run snapshot-record accept [PATTERN…]   replaces references
      Accept it with: swift run snapshot-record accept 'a/b.png'
      A=1 swift test --filter X    # why
      2  changed  10 snapshots
      ```
      ```yaml
        - run: snapshot-record merge a-* && swift run snapshot-record prune --check
          script: snapshot-record >>"$FILE"
          key: value
      ```
      ```dockerfile
      RUN ~/x/bin/snapshot-record install
      CMD ["swift", "test"]
      ```
      ```swift
      swift("test")
      ```
      """

    #expect(
      PageCommand.commands(in: page) == [
        ["snapshot-record", "accept"], ["snapshot-record", "accept", "a/b.png"],
        ["swift", "test", "--filter", "X"], ["snapshot-record", "merge", "a-*"],
        ["snapshot-record", "prune", "--check"], ["snapshot-record"],
        ["snapshot-record", "install"], ["swift", "test"],
      ])
  }
}
