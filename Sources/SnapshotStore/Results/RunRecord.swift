import FoundationEssentials

/// What the tool knows of one run of the tests; `run.json` beside the run's lines.
///
/// Pruning trusts a run only when this says that every test ran to its end.
package struct RunRecord: Codable, Equatable, Sendable {
  package var version = 1
  package var run: String
  package var package: String
  /// Seconds since 1970.
  package var started: Double
  /// Absent while it runs, and for good when the tool was killed.
  package var ended: Double?
  /// How long the build took; nil if nothing was built.
  package var buildSeconds: Double?
  /// The exit status of the test program.
  package var status: Int32?
  /// Whatever made the run smaller than all tests, in words.
  package var limits: [String] = []
  package var shard: ShardNumber?
  /// Where its references lay, in words.
  package var place: String?
  /// Which shards of how many were merged into this run.
  package var merged: [ShardNumber]?
  /// The tests that the package lists, whether or not they ran.
  package var tests: [String] = []
  package var passed = 0
  /// Names of the tests that passed; nil in the notes of an older tool.
  package var passedTests: [String]?
  /// Listed tests that filters and arguments left out, not counting tests of other shards; nil if there are none.
  package var leftOut: [String]?
  /// How many lines its assertions left; nil in the notes of an older tool.
  package var resultCount: Int?
  /// Stands for the contents of the package's sources; only shards have it.
  package var sources: String?
  /// What is wrong with the shards of a merge, a sentence each; nil if there is nothing.
  package var faults: [String]?
  /// Tests that failed for another reason than a pending difference.
  package var failed: [String] = []
  package var skipped: [String] = []
  /// Tests whose programs ended before they did, by signals or by themselves; words where no test is known.
  package var crashed: [String]?
  /// Tests that began and did not end.
  package var unfinished: [String] = []
  /// Tests that should have run, and of which the runner said nothing: a program that ends itself leaves them.
  package var absent: [String]?
  /// The tests could not be listed, so nobody knows whether all of them ran.
  package var isUnlisted: Bool?
  /// The folder of results was removed while the tests ran, and with it what they had found.
  package var lostResults: Bool?
  /// False where the runner does not tell which tests were skipped.
  package var tellsSkipped = true
  /// How many snapshots each listed test took when it last passed, in this run or an earlier one; a test that
  /// never did is absent.
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
    // The folder's name is a name; what the file says could be a path.
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

  /// Why this run does not know all references in use; empty where it does, but for skipped tests.
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

  /// Why the shards of a merge are not one whole run, a sentence each with what to do.
  package var gaps: [String] {
    (faults ?? []) + (merged.flatMap(Self.missing).map { [$0] } ?? [])
  }

  /// Whether every test that should have run came to its end, or was skipped, and what they found is there.
  package var isWhole: Bool {
    ended != nil && gaps.isEmpty && unfinished.isEmpty && crashed?.isEmpty ?? true
      && absent?.isEmpty ?? true && isUnlisted != true && lostResults != true
  }

  /// The tests that the run says something of, however they ended.
  var accounted: Set<String> {
    Set(passedTests ?? []).union(failed).union(skipped).union(crashed ?? []).union(unfinished)
      .union(absent ?? [])
  }

  /// Why a reference that no test of this run asked for may be in use all the same: tests that it skipped, and that
  /// took snapshots when they last passed.
  ///
  /// Skipped tests that never passed are `unknownSkipped`: they put only a few references in doubt.
  package var doubts: [String] {
    var reasons: [String] = []
    let doubtful = skipped.filter { snapshots?[$0] ?? 0 > 0 }
    if !doubtful.isEmpty { reasons.append("skipped: \(Self.named(doubtful))") }
    if !tellsSkipped {
      reasons.append("with --parallel, XCTest does not say which tests were skipped")
    }
    return reasons
  }

  /// Tests that this run skipped, and of which no run tells whether they take snapshots.
  var unknownSkipped: [String] { skipped.filter { snapshots?[$0] == nil } }

  /// How many shards are named at most; a file may say that there are more than anybody has.
  private static let namedShards = 20

  /// Which shards of as many as the first one says there are none of `merged`; nil if all are there.
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

  /// The first of `tests`, and how many more there are.
  package static func named(_ tests: [String]) -> String {
    guard let first = tests.first else { return "" }
    return tests.count == 1 ? first : "\(first) and \(tests.count - 1) more"
  }
}
