import DarkroomSnapshotStore
import Foundation

/// Results of shards, some of them missing, doubled, killed, cut short, of other sources, or with tests that failed.
///
/// Merged, they are green if all tests of all shards ran and passed, and else they are not: what was made is known
/// here without reading it. Inputs are choices, and 0 is nothing wrong.
struct ShardTarget: FuzzTarget {
  static let name = "shards"

  /// A package of its own for each process.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    // Long ones are never green.
    random.bytes(random.once(in: 3) ? random.choice(200) : random.choice(24))
  }

  func run(_ input: [UInt8]) throws {
    let top = folder.path
    for name in try FileManager.default.contentsOfDirectory(atPath: top)
    where name != "Package.swift" {
      try FileManager.default.removeItem(atPath: "\(top)/\(name)")
    }
    var reader = InputReader(input)
    var made = MadeShards(&reader, package: top)
    try made.write(&reader)
    let package = try PackageSnapshots(containing: top, environment: SnapshotEnvironment([:]))
    do {
      let merged = try ShardMerge(package, folders: made.folders).perform()
      try check(merged.record, merged.lines, made, in: package)
    } catch let error as ShardMergeError {
      try FuzzFailure.check(!made.isGreen && !made.isMergeable, "\(error); \(made.faults)")
      try FuzzFailure.check(
        RunHistory(package.results).lastRecord == nil, "what cannot be merged left a run")
    }
  }

  private func check(
    _ record: RunRecord, _ lines: [ResultLine], _ made: MadeShards, in package: PackageSnapshots
  ) throws {
    let summary = RunSummary(lines)
    let verdict = RunVerdict(record, summary, open: summary.open)
    try FuzzFailure.check(
      (verdict == .passed) == made.isGreen,
      "\(verdict), though \(made.isGreen ? "nothing is wrong" : "\(made.faults)"); \(record.gaps)")
    let contents = RunHistory(package.results).contents(of: record.run)
    let found = UnreferencedFiles(record, contents, in: package)
    try FuzzFailure.check(
      made.isGreen || verdict == .differences || !found.refusals.isEmpty,
      "prune believes what merge does not: \(made.faults)")
    try FuzzFailure.check(
      RunHistory(package.results).lastRecord == record, "the merged run is not the last one")
  }
}
