import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

struct SnapshotEnvironmentTests {
  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "false"], .missing),
    (["CI": ""], .missing),
  ])
  func ciRecordsNothingByDefault(_ values: [String: String], _ mode: RecordMode) {
    #expect(SnapshotEnvironment(values).defaultMode == mode)
  }

  @Test func onlyTheToolMayAskForPending() {
    let environment = SnapshotEnvironment([
      "SNAPSHOT_TESTING_RECORD": "pending", "SNAPSHOT_RECORD_FORCE": "pending",
    ])

    #expect(environment.requestedMode == nil)
    #expect(environment.forcedMode == .pending)
  }

  @Test func oneReferenceInEightIsDecoded() {
    let trusted = (0..<800).filter {
      Verification.sampled.allowsHashes(for: "ref/\($0).png", sample: 3)
    }

    #expect((650...750).contains(trusted.count))
    #expect(!Verification.full.allowsHashes(for: "ref/1.png", sample: 0))
    #expect(Verification.hashes.allowsHashes(for: "ref/1.png", sample: 0))
  }

  @Test func everyReferenceIsDecodedInOneOfEightRuns() {
    for reference in (0..<50).map({ "ref/\($0).png" }) {
      for first in [0, 7, Int.max - 7] {
        let decoded = (first...(first + 7)).filter {
          !Verification.sampled.allowsHashes(for: reference, sample: $0)
        }
        #expect(decoded.count == 1)
      }
    }
  }

  @Test(arguments: [
    ([:], Verification.sampled), (["CI": "1"], .full),
    (["SNAPSHOT_VERIFY": "hashes"], .hashes), (["SNAPSHOT_VERIFY": ""], .sampled),
    (["SNAPSHOT_VERIFY": "hashes", "CI": "true"], .full),
    (["SNAPSHOT_VERIFY": "sampled", "CI": "true"], .sampled),
  ])
  func ciBelievesNoStamp(_ values: [String: String], _ verification: Verification) throws {
    let environment = SnapshotEnvironment(values)

    #expect(try environment.verification() == verification)
    let isRefused = values == ["SNAPSHOT_VERIFY": "hashes", "CI": "true"]
    #expect((environment.refusal != nil) == isRefused)
  }

  @Test(arguments: [
    ("SNAPSHOT_VERIFY", "ful", "one of full, sampled, hashes"),
    ("SNAPSHOT_SAMPLE", "-1", "a whole number, 0 or more"),
    ("SNAPSHOT_THRESHOLD", "nan", "a number from 0 to 1"),
    ("SNAPSHOT_THRESHOLD", "-1", "a number from 0 to 1"),
    ("SNAPSHOT_THRESHOLD", "0,1", "a number from 0 to 1"),
    ("SNAPSHOT_MAX_DIFF_PIXELS", "-1", "a whole number, 0 or more"),
    ("SNAPSHOT_MAX_DIFF_PIXELS", "1e300", "a whole number, 0 or more"),
    ("SNAPSHOT_MAX_DIFF_PIXEL_RATIO", "inf", "a number from 0 to 1"),
    ("SNAPSHOT_SCALE", "1e9", "a number above 0 and at most 16"),
    ("SNAPSHOT_SCALE", "0", "a number above 0 and at most 16"),
    (
      "SNAPSHOT_SCREEN_SIZE", "375",
      "two numbers from 1 to 10000 with an x between them, such as 375x812"
    ),
    ("SNAPSHOT_COMPATIBILITY", "apple", "one of darkroom, upstream"),
    ("SNAPSHOT_DESCRIPTIONS", "2031", "one of 2019, 2024"),
    ("DARKROOM_THREADS", "0", "a whole number from 1 to 1024"),
  ])
  func whatIsOutsideItsRangeIsNamed(_ name: String, _ value: String, _ legal: String) {
    let environment = SnapshotEnvironment([name: value])

    #expect(throws: IllegalValue(name: name, value: value, legal: legal)) {
      _ = try environment.tolerance()
      _ = try environment.verification()
      _ = try environment.sample()
      try environment.checkDrawing()
      _ = try environment.compatibility()
    }
  }

  @Test func emptyVariablesSayNothing() throws {
    let names = [
      "SNAPSHOT_SAMPLE", "SNAPSHOT_THRESHOLD", "SNAPSHOT_MAX_DIFF_PIXELS",
      "SNAPSHOT_MAX_DIFF_PIXEL_RATIO", "SNAPSHOT_SCALE", "SNAPSHOT_DESCRIPTIONS",
      "DARKROOM_THREADS", "SNAPSHOT_SCREEN_SIZE", "SNAPSHOT_COMPATIBILITY",
    ]
    let environment = SnapshotEnvironment(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))

    #expect(try environment.tolerance().isEmpty && environment.sample() == nil)
    #expect(try environment.compatibility() == nil)
    #expect(throws: Never.self) { try environment.checkDrawing() }
  }

  @Test func aVariableThatChangesIsNamedWithBothValues() throws {
    let now = [
      "CI": "true", "SNAPSHOT_THRESHOLD": "1", "HOME": "/b", "SNAPSHOT_ARTIFACTS": "/c",
    ]
    let environment = SnapshotEnvironment(
      ["SNAPSHOT_VERIFY": "full", "CI": "true", "HOME": "/a"], now: { now[$0] })

    #expect(
      environment.changes == [
        ChangedVariable(name: "SNAPSHOT_THRESHOLD", old: nil, new: "1"),
        ChangedVariable(name: "SNAPSHOT_VERIFY", old: "full", new: nil),
      ])
    #expect(
      environment.changeWords == """
        SNAPSHOT_THRESHOLD was not set when the process started, and is "1" now.
        SNAPSHOT_VERIFY was "full" when the process started, and is not set now.

        Only the environment at the start of the process counts, so nothing was compared or recorded. Set variables \
        before the tests start.
        Instead of SNAPSHOT_THRESHOLD, use an argument of the strategy, such as precision:, or tolerances in \
        .snapshots.json.
        """)
    #expect(environment.artifactsDirectory == "/c")
    #expect(SnapshotEnvironment(["CI": "true"]).changeWords == nil)
  }

  /// What the page promises to be fixed at the start is what is looked at.
  @Test func thePageOfVariablesListsWhatMayNotChange() throws {
    let page = URL.packageRoot.appending(
      path: "Sources/snapshot-record/SnapshotRecord.docc/Variables.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "## For assertions"))
    let end = try #require(text.range(of: "## For the tool"))
    let names = text[start.upperBound..<end.lowerBound].matches(of: /\| `([A-Z_]+)`/).map(\.1)

    #expect(names.count > 20)
    #expect(
      Set(names.map(String.init) + ["CI"]).subtracting(["SNAPSHOT_ARTIFACTS", "SNAPSHOT_PROGRAM"])
        == Set(SnapshotEnvironment.decisiveNames))
  }

  /// A run's name can be said by anybody; the tool has noted the run before its tests begin.
  @Test func onlyTheToolForcesPassesInSilence() throws {
    let folder = try ScratchFolder()
    let results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
    func isNamed(_ run: String?) -> Bool {
      var values = ["SNAPSHOT_FORCE_PASS": "1"]
      values["SNAPSHOT_RUN_ID"] = run
      return SnapshotEnvironment(values).forcesPassByItself(in: results)
    }
    try RunRecord(run: "tool-1", package: folder.path, started: 1).write(in: results)
    var ended = RunRecord(run: "tool-2", package: folder.path, started: 1)
    ended.ended = 2
    try ended.write(in: results)

    #expect(!isNamed("tool-1"))
    #expect([nil, "", "tool-2", "tool-3", "../events/tool-1"].allSatisfy(isNamed))
    #expect(!SnapshotEnvironment(["SNAPSHOT_RUN_ID": "x"]).forcesPassByItself(in: results))
  }
}
