import DarkroomSnapshotStore
import Foundation

/// Brings the results of several runs into one.
struct ShardMerge {
  private let package: PackageSnapshots
  private let folders: [String]
  private let run: String

  init(_ package: PackageSnapshots, folders: [String]) {
    self.package = package
    self.folders = folders
    run = "merged-\(UUID().uuidString.lowercased())"
  }

  func perform() throws -> RunOutcome {
    var records: [RunRecord] = []
    var lines: [ResultLine] = []
    for folder in folders {
      let history = RunHistory(ResultsDirectory(at: folder, package: package.root))
      guard let record = history.lastRecord else { throw ToolError.noResults(folder: folder) }
      records.append(record)
      lines += try history.lines(of: record.run).map { try moved($0, from: folder, record) }
    }
    let record = try joined(records)
    try record.write(in: package.results)
    let log = ResultLog(run: run)
    for line in lines { if let error = log.append(line, in: package.results) { throw error } }
    return RunOutcome(
      package: package, record: record, summary: RunSummary(lines))
  }

  private func joined(_ records: [RunRecord]) throws -> RunRecord {
    var result = RunRecord(
      run: run, package: package.root, started: records.map(\.started).min() ?? 0)
    let ends = records.compactMap(\.ended)
    result.ended = ends.count == records.count ? ends.max() : nil
    result.status = records.compactMap(\.status).max()
    result.limits = Array(Set(records.flatMap(\.limits))).sorted()
    result.tests = Array(Set(records.flatMap(\.tests))).sorted()
    result.passed = records.map(\.passed).reduce(0, +)
    result.failed = records.flatMap(\.failed).sorted()
    result.skipped = records.flatMap(\.skipped).sorted()
    result.unfinished = records.flatMap(\.unfinished).sorted()
    result.tellsSkipped = records.allSatisfy(\.tellsSkipped)
    result.snapshots = records.compactMap(\.snapshots).reduce(into: [:]) { counts, more in
      counts.merge(more, uniquingKeysWith: max)
    }
    let shards = records.compactMap(\.shard)
    guard !shards.isEmpty else { return result }
    guard shards.count == records.count, Set(shards.map(\.total)).count == 1 else {
      throw ToolError.shards(
        words:
          "These are not shards of one run: \(shards.map(\.description).joined(separator: ", ")).")
    }
    guard Set(shards).count == shards.count else {
      throw ToolError.shards(
        words:
          "A shard is there twice: \(shards.map(\.description).sorted().joined(separator: ", ")).")
    }
    if Set(records.map(\.tests)).count > 1 {
      result.limits.append(
        "the shards saw different tests, so they were not built from the same sources")
    }
    result.merged = shards.sorted { $0.index < $1.index }
    return result
  }

  /// The line as if the run had been made here; its pictures come along.
  private func moved(_ line: ResultLine, from folder: String, _ record: RunRecord) throws
    -> ResultLine
  {
    var line = line
    let home = line.package
    func local(_ path: String) -> String {
      Path.relative(path, to: home).map { Path.joined(package.root, $0) } ?? path
    }
    line.run = run
    line.reference = local(line.reference)
    line.file = local(line.file)
    line.package = package.root
    line.pending = try line.pending.flatMap {
      try copied($0, to: package.results.pending(for: line.reference), folder)
    }
    line.difference = try line.difference.flatMap {
      try copied($0, to: package.results.difference(for: line.reference), folder)
    }
    return line
  }

  /// The file lies where the line says, or, when the folder was moved, below it at the same place.
  private func copied(_ path: String, to target: String, _ folder: String) throws -> String? {
    var candidates = [path]
    if let range = path.range(of: "/pending/") {
      candidates.insert(Path.joined(folder, "pending/" + path[range.upperBound...]), at: 0)
    }
    for candidate in candidates where candidate != target {
      if let bytes = try Files.read(candidate) {
        try Files.write(bytes, to: target)
        return target
      }
    }
    return Files.exists(target) ? target : nil
  }
}
