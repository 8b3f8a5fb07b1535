import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// A merge is as green as the run that its shards are parts of, and says what it lacks.
struct MergeCommandTests {
  typealias Rehearsal = RehearsedPackage

  private static let names = (1...6).map { "AppTests.CardTests/test\($0)" }
  /// Each with a snapshot; `more` are members of the fifth, which is of the second shard of three.
  private static func plan(_ more: String = "") -> String {
    names.enumerated().map { index, name in
      let extra = index == 4 ? more : ""
      return #"{"name": "\#(name)", "snapshots": [{"color": "00000\#(index)"}]\#(extra)}"#
    }.joined(separator: ",")
  }

  private let package: Rehearsal

  init() throws { package = try Rehearsal.accepted(Self.plan()) }

  private func folder(_ name: String) -> String { package.tool.path(name) }

  /// - Returns: the folder of the results of `--shard number`.
  @discardableResult
  private func shard(_ number: String, _ options: String..., to name: String? = nil) throws
    -> String
  {
    let folder = folder(name ?? "shard-\(number.prefix(1))")
    let output = try package.run(
      ["test", "--shard", number] + options, environment: ["SNAPSHOT_RESULTS_DIR": folder])
    #expect(output.status != 2, "\(output.errors)")
    return folder
  }

  private func merge(_ folders: String..., options: [String] = []) throws -> ProgramRun {
    try package.run(["merge"] + folders + options)
  }

  /// It failed, its first line begins with `words`, and `prune` refuses to believe it, too.
  private func expectFault(
    _ words: String, _ output: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(output.status == 1, sourceLocation: sourceLocation)
    let first = output.text.prefix { $0 != "\n" }
    #expect(first.hasPrefix(words), Comment(rawValue: output.text), sourceLocation: sourceLocation)
    let pruned = try package.run("prune", "--check")
    #expect(pruned.status == 1, sourceLocation: sourceLocation)
    #expect(pruned.errors.contains(words), "\(pruned.errors)", sourceLocation: sourceLocation)
  }

  // MARK: Green

  @Test func threeGoodShardsAreGreen() throws {
    let output = try merge(shard("1/3"), shard("2/3"), shard("3/3"))

    #expect(output.status == 0)
    #expect(output.text.hasPrefix("\nTests:     6 passed in"), Comment(rawValue: output.text))
    #expect(output.text.contains("Snapshots: 6 matched"))
  }

  @Test func aShardWithoutTestsOfItsOwnIsFine() throws {
    let folders = try (1...7).map { try shard("\($0)/7") }

    #expect(try package.run(["merge"] + folders).status == 0)
  }

  @Test func whatAllShardsLeaveOutIsSaid() throws {
    let output = try merge(
      shard("1/2", "--skip", "test3"), shard("2/2", "--", "--skip", "test3"))

    #expect(output.status == 0)
    #expect(
      output.text.contains("5 passed, 1 left out (it ran with --skip test3)"),
      Comment(rawValue: output.text))
  }

  @Test func runsThatTogetherRanEverythingAreAWhole() throws {
    _ = try package.run(
      "--filter", "test[1-4]", environment: ["SNAPSHOT_RESULTS_DIR": folder("a")])
    _ = try package.run(
      "--filter", "test[3-6]", environment: ["SNAPSHOT_RESULTS_DIR": folder("b")])

    #expect(try merge(folder("a"), folder("b")).status == 0)
    _ = try package.run("--filter", "test6", environment: ["SNAPSHOT_RESULTS_DIR": folder("c")])
    try expectFault("AppTests.CardTests/test5 ran nowhere", merge(folder("a"), folder("c")))
  }

  // MARK: Missing, killed, twice

  @Test func aMissingShardIsNamed() throws {
    try expectFault(
      "shard 2/3 is missing: name its results folder too, or run the shard again",
      merge(shard("1/3"), shard("3/3")))
    try expectFault("shards 2/3, 3/3 are missing", merge(folder("shard-1")))
  }

  /// What a job that is canceled, or one without memory, leaves.
  @Test func aShardThatWasKilledIsNamed() throws {
    try shard("1/3")
    try shard("3/3")
    try package.play(Self.plan(#", "outcome": "stall""#))
    try killShard("2/3", to: folder("shard-2"))

    try expectFault(
      "shard 2/3 (shard-2) was killed before its end: run it again",
      merge(folder("shard-1"), folder("shard-2"), folder("shard-3")))
  }

  /// Kills the tool and its test program once the tests are under way.
  private func killShard(_ number: String, to folder: String) throws {
    let process = Process()
    process.executableURL = Tool.product("snapshot-record")
    process.arguments = ["--shard", number, "--package-path", package.tool.package]
    process.environment = [
      "PATH": "\(package.tool.path("bin")):/usr/bin:/bin", "SNAPSHOT_RESULTS_DIR": folder,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    func hasLines() -> Bool { Files.below("\(folder)/events").contains { $0.hasSuffix(".jsonl") } }
    for _ in 0..<3000 where !hasLines() { usleep(10_000) }
    #expect(hasLines())
    let child = try ProgramRun(
      URL(filePath: "/usr/bin/pgrep"), ["-P", "\(process.processIdentifier)"],
      in: package.tool.package)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for number in child.text.split(separator: "\n").compactMap({ Int32($0) }) {
      kill(number, SIGKILL)
    }
  }

  @Test func aShardThatIsThereTwiceIsNamedWithItsFolders() throws {
    let output = try merge(shard("1/2"), shard("2/2"), shard("2/2", to: "again"))

    #expect(output.status == 2)
    #expect(
      output.errors
        == "Shard 2/2 is there twice: shard-2, again; name one folder for each shard.\n")
    #expect(try merge(folder("shard-1"), folder("shard-1")).status == 2)
  }

  @Test func oneRunCountsOnce() throws {
    _ = try package.run(environment: ["SNAPSHOT_RESULTS_DIR": folder("a")])

    let output = try merge(folder("a"), folder("a"))

    #expect(output.status == 2 && output.errors == "a and a contain the same run; name it once.\n")
  }

  // MARK: Of another commit, with other tests

  @Test func aShardOfAnotherCommitIsNamed() throws {
    try shard("1/3")
    try shard("3/3")
    try package.tool.write([UInt8]("let a = 1".utf8), to: "Sources/App/Card.swift")
    try shard("2/3")

    try expectFault(
      "shard 2/3 (shard-2) was built from other sources than shard 1/3 (shard-1): "
        + "run all shards of one commit",
      merge(folder("shard-1"), folder("shard-2"), folder("shard-3")))
  }

  @Test func aShardWithOtherTestsIsNamed() throws {
    try shard("1/3")
    try shard("3/3")
    try package.play(Self.plan() + #", {"name": "AppTests.CardTests/test7"}"#)
    try shard("2/3")

    try expectFault(
      "shard 2/3 (shard-2) lists other tests than shard 1/3 (shard-1)",
      merge(folder("shard-1"), folder("shard-2"), folder("shard-3")))
  }

  @Test(arguments: ["--filter", "--skip"])
  func aShardWithAFilterOfItsOwnIsNamed(_ flag: String) throws {
    try shard("2/3", flag, "test[35]")

    try expectFault(
      "shard 2/3 (shard-2) left tests out (it ran with \(flag) test[35]), and others did not",
      merge(shard("1/3"), folder("shard-2"), shard("3/3")))
  }

  @Test func aShardThatIsTheOnlyOneWithoutAFilterIsNotToBlame() throws {
    try expectFault(
      "shard 1/2 (shard-1) left tests out",
      merge(shard("1/2", "--filter", "test1"), shard("2/2")))
  }

  @Test func aShardWithoutAnyTestIsNamedWithItsReason() throws {
    try shard("1/3")
    try shard("3/3")
    try package.play("")
    try shard("2/3")
    try expectFault(
      "shard 2/3 (shard-2) has no tests (no tests were found)",
      merge(folder("shard-1"), folder("shard-2"), folder("shard-3")))

    try package.tool.write(
      [UInt8](#"{"tests": [], "buildFails": true}"#.utf8), to: "rehearsal.json")
    try shard("2/3")
    try expectFault(
      "shard 2/3 (shard-2) has no tests (the build failed)",
      merge(folder("shard-1"), folder("shard-2"), folder("shard-3")))
  }

  @Test func aShardThatATimeLimitEndedIsNamed() throws {
    try shard("1/3")
    try shard("3/3")
    try package.play(Self.plan(#", "outcome": "stall""#))
    try shard("2/3", "--global-timeout", "5")

    try expectFault(
      "shard 2/3 (shard-2) was stopped before its end (it was stopped by --global-timeout 5)",
      merge(folder("shard-1"), folder("shard-2"), folder("shard-3")))
  }

  // MARK: What the tests did

  @Test(arguments: [("fail", "1 failed"), ("crash", "1 crashed"), ("exit", "1 crashed")])
  func whatWentWrongInAShardIsWrongInTheWhole(_ outcome: (String, String)) throws {
    try package.play(Self.plan(#", "outcome": "\#(outcome.0)""#))
    for number in 1...3 { try shard("\(number)/3") }

    let output = try merge(
      folder("shard-1"), folder("shard-2"), folder("shard-3"),
      options: ["--reporter", "junit=out.xml", "--reporter", "line"])

    #expect(output.status == 1)
    #expect(output.text.hasPrefix(outcome.1), Comment(rawValue: output.text))
    let xml = try #require(try package.tool.text("out.xml"))
    #expect(xml.contains("tests=\"6\"") && xml.contains("failures=\"1\""), Comment(rawValue: xml))
  }

  @Test func differencesAreThoseOfOneRun() throws {
    try package.play(Self.plan().replacing("000004", with: "FF0000"))
    for number in 1...3 { try shard("\(number)/3") }

    let output = try merge(folder("shard-1"), folder("shard-2"), folder("shard-3"))

    #expect(output.status == 1 && output.text.hasPrefix("1 snapshot changed"))
    let detailed = try merge(
      folder("shard-1"), folder("shard-2"), folder("shard-3"), options: ["--detailed-exit-code"])
    #expect(detailed.status == 3)
  }

  /// Its own run says that all is well, and leaves a test out.
  @Test func aListedTestOfWhichNobodySaysAnythingIsMissing() throws {
    try edit(record: shard("2/3")) { text in
      text.replacing("\"AppTests.CardTests/test5\"\n  ],\n  \"run\"", with: "  \"run\"")
        .replacing(
          "\"passedTests\" : [\n    \"AppTests.CardTests/test2\",\n    \"AppTests.CardTests/test5\"",
          with: "\"passedTests\" : [\n    \"AppTests.CardTests/test2\"")
    }

    try expectFault(
      "AppTests.CardTests/test5 ran nowhere", merge(shard("1/3"), folder("shard-2"), shard("3/3")))
  }

  private func edit(record folder: String, _ change: (String) -> String) throws {
    let path = try #require(Files.below("\(folder)/events").first { $0.hasSuffix("/run.json") })
    let old = String(decoding: try #require(try Files.read(path)), as: UTF8.self)
    let new = change(old)
    #expect(new != old)
    try Files.write([UInt8](new.utf8), to: path)
  }

  // MARK: What is read

  /// A kept cache has earlier runs beside the last one, and unpacking gives all files one time.
  @Test func theLastRunOfAShardCountsWhateverTheTimesOfItsFilesAre() throws {
    try shard("1/2")
    try shard("2/2")
    let good = try #require(
      RunHistory(
        ResultsDirectory(
          package: package.tool.package,
          environment: SnapshotEnvironment(["SNAPSHOT_RESULTS_DIR": folder("shard-2")]))
      ).runs.last)
    try package.play(Self.plan(#", "outcome": "fail""#).replacing("test5", with: "test6"))
    try package.play(
      Self.plan().replacing(
        #"test6", "snapshots": [{"color": "000005"}]"#,
        with: #"test6", "snapshots": [{"color": "000005"}], "outcome": "fail""#))
    try shard("2/2")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)],
      ofItemAtPath: "\(folder("shard-2"))/events/\(good)/run.json")

    #expect(try merge(folder("shard-1"), folder("shard-2")).text.hasPrefix("1 failed"))
  }

  @Test func aNoteThatIsCutShortIsNamed() throws {
    try edit(record: shard("2/2")) { String($0.prefix($0.count / 2)) }

    let output = try merge(shard("1/2"), folder("shard-2"))

    #expect(output.status == 2)
    #expect(output.errors.contains("/run.json is cut short or damaged: run that shard again"))
  }

  @Test func aFolderWithoutARunIsNamed() throws {
    let output = try merge(shard("1/2"), folder("elsewhere"))

    #expect(output.status == 2)
    #expect(output.errors.contains("\(folder("elsewhere")) contains no results of a run"))
    #expect(output.errors.contains("name the .snapshot-results folder of a run"))
  }

  @Test func shardsOfDifferentRunsAreNoWhole() throws {
    let output = try merge(shard("1/2"), shard("2/3"))

    #expect(output.status == 2)
    #expect(
      output.errors
        == "These are not shards of one run: 1/2 (shard-1), 2/3 (shard-2); name the shards of one run.\n"
    )
  }

  /// Git's attributes, hidden files and kept results aren't sources.
  @Test func onlySourcesTellCommitsApart() throws {
    let root = package.tool.package
    let before = SourceDigest.of(package: root)
    for name in ["notes.txt", ".hidden/a.swift", "out.json", "__Snapshots__/T/a.swift"] {
      try package.tool.write([1], to: name)
    }
    #expect(SourceDigest.of(package: root) == before)
    try package.tool.write([1], to: "Sources/App/A.swift")
    let changed = SourceDigest.of(package: root)
    #expect(changed != before)
    try package.tool.write([2], to: "Sources/App/A.swift")
    #expect(![before, changed].contains(SourceDigest.of(package: root)))
  }
}
