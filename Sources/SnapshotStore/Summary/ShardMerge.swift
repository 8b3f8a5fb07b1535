import FoundationEssentials

/// Merges the results of several runs into one.
package struct ShardMerge {
  private let package: PackageSnapshots
  private let folders: [String]
  private let run: String

  /// The folders are absolute paths of results, each from another machine or shard.
  package init(_ package: PackageSnapshots, folders: [String]) {
    self.package = package
    self.folders = folders
    run = "merged-\(UUID().uuidString.lowercased())"
  }

  /// Writes the merged run into the package's results; writes nothing if the folders cannot be merged.
  ///
  /// - Throws: `ShardMergeError`, `ContainedPathError` for a path that is not followed, or `StoreError`.
  /// - Returns: the record and the lines of the merged run. Problems with the shards are in `RunRecord.gaps`.
  package func perform() throws -> (record: RunRecord, lines: [ResultLine]) {
    var parts: [MergedPart] = []
    var lines: [ResultLine] = []
    for folder in folders {
      let history = RunHistory(ResultsDirectory(at: folder, mergedInto: package.results))
      let record = try newestRecord(in: folder, history)
      let contents = history.contents(of: record.run)
      if let refused = contents.refused.first { throw refused }
      parts.append(
        MergedPart(
          record: record, folder: FilePath.relative(folder, to: package.root) ?? folder,
          resultCount: contents.lines.count))
      lines += contents.lines
    }
    let record = try joined(parts)
    // A merge that is killed must not look like a complete run without most of its lines.
    var beginning = record
    beginning.ended = nil
    try beginning.write(in: package.results)
    for folder in folders { try keepSources(of: lines, from: folder) }
    lines = try lines.map(moved)
    let log = ResultLog(run: run)
    for line in lines { if let error = log.append(line, in: package.results) { throw error } }
    try record.write(in: package.results)
    return (record, lines)
  }

  /// Compares the times in the records, because files that were copied from another machine have different times.
  private func newestRecord(in folder: String, _ history: RunHistory) throws(ShardMergeError)
    -> RunRecord
  {
    var records: [RunRecord] = []
    for run in history.runs {
      let path = RunRecord.path(of: run, in: history.results)
      guard Files.exists(path) else { continue }
      guard let record = RunRecord.read(run, in: history.results) else {
        throw .unreadable(path: path)
      }
      records.append(record)
    }
    guard let newest = records.max(by: { ($0.started, $0.run) < ($1.started, $1.run) }) else {
      throw .noResults(folder: folder)
    }
    return newest
  }

  private func joined(_ parts: [MergedPart]) throws(ShardMergeError) -> RunRecord {
    let records = parts.map(\.record)
    var result = RunRecord(
      run: run, package: package.root, started: records.map(\.started).min() ?? 0)
    result.merged = try Self.shards(of: parts)
    let faults = MergedPart.faults(of: parts)
    result.faults = faults.isEmpty ? nil : faults
    result.ended = records.compactMap(\.ended).max() ?? result.started
    result.status = records.compactMap(\.status).max()
    result.limits = Array(Set(records.flatMap(\.limits))).sorted()
    let leftOut = MergedPart.excused(in: parts).sorted()
    result.leftOut = leftOut.isEmpty ? nil : leftOut
    let places = Set(records.map(\.place))
    result.place = places.count == 1 ? places.first ?? nil : "in several places"
    result.isUnlisted = records.contains { $0.isUnlisted == true }
    result.lostResults = records.contains { $0.lostResults == true } ? true : nil
    result.tellsSkipped = records.allSatisfy(\.tellsSkipped)
    result.snapshots = records.compactMap(\.snapshots).reduce(into: [:]) { counts, more in
      counts.merge(more, uniquingKeysWith: max)
    }
    Self.joinTests(of: records, in: &result)
    return result
  }

  private static func joinTests(of records: [RunRecord], in result: inout RunRecord) {
    func all(_ tests: (RunRecord) -> [String]) -> [String] { records.flatMap(tests).sorted() }
    result.tests = Set(records.flatMap(\.tests)).sorted()
    result.passed = records.map(\.passed).reduce(0, +)
    result.resultCount = records.compactMap(\.resultCount).reduce(0, +)
    result.passedTests =
      records.allSatisfy { $0.passedTests != nil } ? all { $0.passedTests ?? [] } : nil
    result.failed = all(\.failed)
    result.skipped = all(\.skipped)
    result.unfinished = all(\.unfinished)
    result.absent = all { $0.absent ?? [] }
    let crashed = all { $0.crashed ?? [] }
    result.crashed = crashed.isEmpty ? nil : crashed
  }

  /// The shards, ordered by number; nil for complete runs.
  private static func shards(of parts: [MergedPart]) throws(ShardMergeError) -> [ShardNumber]? {
    let shards = parts.compactMap(\.record.shard)
    guard Set(shards.map(\.total)).count <= 1, shards.isEmpty || shards.count == parts.count else {
      throw .mixed(parts.map { $0.record.shard == nil ? $0.name : "\($0.name.dropFirst(6))" })
    }
    let groups = Dictionary(grouping: parts) { $0.record.shard }
    for shard in shards where groups[shard]?.count ?? 0 > 1 {
      throw .twice(shard: shard, folders: groups[shard]?.map(\.folder) ?? [])
    }
    let runs = Dictionary(grouping: shards.isEmpty ? parts : []) { $0.record.run }
    if let same = runs.values.first(where: { $0.count > 1 }) {
      throw .sameRun(folders: same.map(\.folder))
    }
    if shards.isEmpty { return parts.count == 1 ? parts[0].record.merged : nil }
    return shards.sorted { $0.index < $1.index }
  }

  /// The line as if the run had been made here; its pictures are copied.
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

  /// For pending inline snapshots, the sources that are needed for accepting them are copied.
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
