import FoundationEssentials

/// The tool's record of one test run; `run.json` beside the run's lines.
///
/// Pruning trusts a run only if this record says that every test finished.
package struct RunRecord: Codable, Equatable, Sendable {
  package var version = 1
  package var run: String
  package var package: String
  /// Seconds since 1970.
  package var started: Double
  /// The end time; absent while the tool runs, and forever if it was killed.
  package var ended: Double?
  /// The duration of the build; nil if nothing was built.
  package var buildSeconds: Double?
  /// The exit status of the test program.
  package var status: Int32?
  /// Descriptions of everything that restricted the run to fewer than all tests.
  package var limits: [String] = []
  package var shard: ShardNumber?
  /// The place of its references, in words.
  package var place: String?
  /// The shards that were merged into this run, with their total number.
  package var merged: [ShardNumber]?
  /// The tests that the package lists, whether or not they ran.
  package var tests: [String] = []
  package var passed = 0
  /// Names of the tests that passed; nil in the records of an older tool.
  package var passedTests: [String]?
  /// Listed tests that filters and arguments excluded, without tests of other shards; nil if there are none.
  package var leftOut: [String]?
  /// The number of lines from its assertions; nil in the records of an older tool.
  package var resultCount: Int?
  /// A digest of the package's sources; only shards have it.
  package var sources: String?
  /// The problems with the shards of a merge, a sentence each; nil if there are none.
  package var faults: [String]?
  /// Tests that failed for a reason other than a pending difference.
  package var failed: [String] = []
  package var skipped: [String] = []
  /// Tests whose programs ended before they did, by a signal or by themselves; a description if the test is unknown.
  package var crashed: [String]?
  /// Tests that began and did not end.
  package var unfinished: [String] = []
  /// Tests that should have run, but that the runner did not mention, as happens if a program ends itself.
  package var absent: [String]?
  /// Whether the tests could not be listed, so that it is unknown whether all of them ran.
  package var isUnlisted: Bool?
  /// Whether the results folder was removed while the tests ran, together with their results.
  package var lostResults: Bool?
  /// False if the runner does not report which tests were skipped.
  package var tellsSkipped = true
  /// The number of snapshots of each listed test when it last passed, in this run or an earlier one; a test that never
  /// passed is absent.
  package var snapshots: [String: Int]?

  package init(run: String, package: String, started: Double) {
    self.run = run
    self.package = package
    self.started = started
  }

  package static let fileName = "run.json"

  package static func path(of run: String, in results: ResultsDirectory) -> String {
    FilePath.joined(FilePath.joined(results.events, run), fileName)
  }

  package static func read(_ run: String, in results: ResultsDirectory) -> RunRecord? {
    guard let bytes = try? Files.read(path(of: run, in: results)),
      var record = try? JSONDecoder().decode(RunRecord.self, from: Data(bytes))
    else { return nil }
    // The folder's name is a safe file name; the text in the file could be a path.
    record.run = run
    return record
  }

  package func write(in results: ResultsDirectory) throws(StoreError) {
    try results.prepare()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let path = Self.path(of: run, in: results)
    guard let data = try? encoder.encode(self) else {
      throw .cannotWrite(path: path, reason: "it has no JSON form")
    }
    try RunOrigin.makeFolder(FilePath.directory(path))
    try Files.write([UInt8](data) + [0x0A], to: path)
  }

  /// The reasons why this run does not know all references in use; empty if it does, apart from skipped tests.
  package var incompleteness: [String] {
    var reasons = limits
    reasons += gaps
    if ended == nil { reasons.append("the run did not end") }
    if let shard, merged == nil {
      reasons.append("it is shard \(shard) only; `snapshot-record merge` joins shards")
    }
    if isUnlisted == true { reasons.append("the tests could not be listed") }
    if lostResults == true { reasons.append("its results were removed while it ran") }
    if let absent, !absent.isEmpty { reasons.append("did not run: \(Self.named(absent))") }
    if let crashed, !crashed.isEmpty { reasons.append("crashed: \(Self.named(crashed))") }
    if !unfinished.isEmpty { reasons.append("cut short: \(Self.named(unfinished))") }
    if !failed.isEmpty { reasons.append("failed: \(Self.named(failed))") }
    if let status, status != 0, reasons.isEmpty {
      reasons.append("the tests ended with status \(status)")
    }
    return reasons
  }

  /// The reasons why the shards of a merge are not one complete run, a sentence each with advice.
  package var gaps: [String] {
    (faults ?? []) + (merged.flatMap(Self.missing).map { [$0] } ?? [])
  }

  /// Whether every test that should have run finished or was skipped, and its results exist.
  package var isWhole: Bool {
    ended != nil && gaps.isEmpty && unfinished.isEmpty && crashed?.isEmpty ?? true
      && absent?.isEmpty ?? true && isUnlisted != true && lostResults != true
  }

  /// The tests about which the run has a result, however they ended.
  var accounted: Set<String> {
    Set(passedTests ?? []).union(failed).union(skipped).union(crashed ?? []).union(unfinished)
      .union(absent ?? [])
  }

  /// The reasons why a reference that no test of this run used may still be in use: skipped tests that took snapshots
  /// when they last passed.
  ///
  /// Skipped tests that never passed are in `unknownSkipped`, because they make only a few references uncertain.
  package var doubts: [String] {
    var reasons: [String] = []
    let doubtful = skipped.filter { snapshots?[$0] ?? 0 > 0 }
    if !doubtful.isEmpty { reasons.append("skipped: \(Self.named(doubtful))") }
    if !tellsSkipped {
      reasons.append("with --parallel, XCTest does not say which tests were skipped")
    }
    return reasons
  }

  /// Tests that this run skipped and for which no run shows whether they take snapshots.
  var unknownSkipped: [String] { skipped.filter { snapshots?[$0] == nil } }

  /// The largest number of shards that are listed; a file may contain an unrealistic number.
  private static let namedShards = 20

  /// A message about the shards that are missing in `merged`, according to the total in the first one; nil if all are
  /// there.
  private static func missing(of merged: [ShardNumber]) -> String? {
    guard let total = merged.first?.total else { return nil }
    let present = Set(merged.map(\.index))
    let absent = (1...total).lazy.filter { !present.contains($0) }
    let named = absent.prefix(namedShards).map { "\($0)/\(total)" }.joined(separator: ", ")
    let count = total - present.count { $0 <= total }
    if count == 0 { return nil }
    if count == 1 {
      return "shard \(named) is missing: name its results folder too, or run the shard again"
    }
    let more = count > namedShards ? " and \(count - namedShards) more" : ""
    return "shards \(named)\(more) are missing: name their results folders too, or run them again"
  }

  /// The first of `tests`, and the number of the others.
  package static func named(_ tests: [String]) -> String {
    guard let first = tests.first else { return "" }
    return tests.count == 1 ? first : "\(first) and \(tests.count - 1) more"
  }
}
