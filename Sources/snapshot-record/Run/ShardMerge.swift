import DarkroomSnapshotStore
import FoundationEssentials

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
      let history = RunHistory(ResultsDirectory(at: folder, mergedInto: package.results))
      guard let record = history.lastRecord else { throw ToolError.noResults(folder: folder) }
      records.append(record)
      let contents = history.contents(of: record.run)
      if let refused = contents.refused.first { throw refused }
      lines += contents.lines
      try keepSources(of: contents.lines, from: folder)
    }
    let record = try joined(records)
    lines = try lines.map(moved)
    try record.write(in: package.results)
    let log = ResultLog(run: run)
    for line in lines { if let error = log.append(line, in: package.results) { throw error } }
    return RunOutcome(
      package: package, record: record, summary: RunSummary(lines))
  }

  private func joined(_ records: [RunRecord]) throws(ToolError) -> RunRecord {
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
    let places = Set(records.map(\.place))
    result.place = places.count == 1 ? places.first ?? nil : "in several places"
    result.absent = records.flatMap { $0.absent ?? [] }.sorted()
    let crashed = records.flatMap { $0.crashed ?? [] }.sorted()
    result.crashed = crashed.isEmpty ? nil : crashed
    result.isUnlisted = records.contains { $0.isUnlisted == true }
    result.lostResults = records.contains { $0.lostResults == true } ? true : nil
    result.tellsSkipped = records.allSatisfy(\.tellsSkipped)
    result.snapshots = records.compactMap(\.snapshots).reduce(into: [:]) { counts, more in
      counts.merge(more, uniquingKeysWith: max)
    }
    let shards = records.compactMap(\.shard)
    guard !shards.isEmpty else { return result }
    guard shards.count == records.count, Set(shards.map(\.total)).count == 1 else {
      throw ToolError.shards(
        words:
          "These are not shards of one run: \(shards.map(\.description).joined(separator: ", ")); name those of one."
      )
    }
    guard Set(shards).count == shards.count else {
      throw ToolError.shards(
        words:
          "A shard is there twice: \(shards.map(\.description).sorted().joined(separator: ", ")); name each once."
      )
    }
    if Set(records.map(\.tests)).count > 1 {
      result.limits.append(
        "the shards saw different tests, so they were not built from the same sources")
    }
    result.merged = shards.sorted { $0.index < $1.index }
    return result
  }

  /// The line as if the run had been made here; its pictures come along.
  private func moved(_ line: ResultLine) throws -> ResultLine {
    var line = line
    line.run = run
    line.pending = try line.pending.flatMap { path in
      try copied(path, to: package.results.pending(for: line.reference.path))
    }
    line.difference = try line.difference.flatMap { path in
      try copied(path, to: package.results.difference(for: line.reference.path))
    }
    return line
  }

  /// Where inline snapshots wait, what they are accepted against comes along.
  private func keepSources(of lines: [ResultLine], from folder: String) throws(StoreError) {
    let there = KeptSources(ResultsDirectory(at: folder, mergedInto: package.results))
    for digest in Set(lines.compactMap { $0.edit?.digest }) {
      if let bytes = there.bytes(digest) { try KeptSources(package.results).keep(bytes) }
    }
  }

  private func copied(_ source: ContainedPath, to target: String) throws -> ContainedPath? {
    let waiting = PathContainment([package.results.pendingPath])
    let target = try ContainedPath(target, in: waiting, named: package.results.path)
    if source.path != target.path, let bytes = try Files.read(source.path) {
      try Files.write(bytes, to: target.path)
    }
    return Files.exists(target.path) ? target : nil
  }
}
