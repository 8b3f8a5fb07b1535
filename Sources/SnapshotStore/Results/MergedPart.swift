/// The results of one machine, as a merge reads them.
struct MergedPart {
  var record: RunRecord
  /// As people know it.
  var folder: String
  /// The number of its results that exist.
  var resultCount: Int

  /// `shard 2/3 (shard-2)`.
  var name: String { record.shard.map { "shard \($0) (\(folder))" } ?? "the run in \(folder)" }
}

extension MergedPart {
  /// The problem of this part itself; nil if the run finished.
  private var ownFault: String? {
    guard record.ended != nil else {
      return "\(name) was killed before its end: run it again"
    }
    guard !record.tests.isEmpty else {
      let reason = record.limits.isEmpty ? "" : " (\(record.limits.joined(separator: "; ")))"
      return "\(name) has no tests\(reason): see what its build says, and run it again"
    }
    if let count = record.resultCount, resultCount < count {
      return "\(name) has only \(resultCount) of its \(count) results: copy its folder again, "
        + "or run it again"
    }
    let isStopped = record.status.map { [124, 130].contains($0) } ?? false
    guard isStopped else { return nil }
    return "\(name) was stopped before its end (\(record.limits.last ?? "")): run it again"
  }

  /// The reasons why the parts are not one complete run, a sentence each; a missing shard is not a part.
  static func faults(of parts: [MergedPart]) -> [String] {
    let own = parts.compactMap(\.ownFault)
    let sound = parts.filter { $0.ownFault == nil }
    let others = sound.filter { $0.record.shard != nil }
    let faults =
      parts.flatMap { $0.record.faults ?? [] } + own
      + deviations(in: others, of: \.record.sources) { part, usual in
        "\(part.name) was built from other sources than \(usual.name): run all shards of one commit"
      }
      + deviations(in: sound, of: \.record.tests) { part, usual in
        "\(part.name) lists other tests than \(usual.name): run all shards of one commit"
      }
      + deviations(in: others, of: \.record.limits) { part, usual in
        let words = part.record.limits.isEmpty ? usual.record.limits : part.record.limits
        let who = part.record.limits.isEmpty ? usual.name : part.name
        return "\(who) left tests out (\(words.joined(separator: "; "))), and others did not: "
          + "run all shards with the same filters"
      }
    return faults.isEmpty ? uncovered(parts) : faults
  }

  /// One sentence for each part whose value differs from the most frequent one; in a tie, from that of the first part.
  private static func deviations<Value: Hashable>(
    in parts: [MergedPart], of value: (MergedPart) -> Value,
    _ words: (MergedPart, MergedPart) -> String
  ) -> [String] {
    let groups = Dictionary(grouping: parts.indices, by: { value(parts[$0]) })
    guard groups.count > 1,
      let usual = groups.values.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) })?.first
    else { return [] }
    return parts.filter { value($0) != value(parts[usual]) }.map { words($0, parts[usual]) }
  }

  /// Listed tests that no part passed, failed or skipped, and that not all parts excluded.
  private static func uncovered(_ parts: [MergedPart]) -> [String] {
    // Tests of a missing shard are missing with it.
    if let total = parts.first?.record.shard?.total, total > parts.count { return [] }
    let listed = Set(parts.flatMap(\.record.tests))
    guard parts.allSatisfy({ $0.record.passedTests != nil }) else {
      let count = parts.reduce(0) { $0 + $1.record.passed + $1.record.accounted.count }
      guard count < listed.count, excused(in: parts).isEmpty else { return [] }
      return ["\(listed.count - count) of \(listed.count) tests ran nowhere: run the shards again"]
    }
    let covered = parts.reduce(into: Set<String>()) { $0.formUnion($1.record.accounted) }
    let missing = listed.subtracting(covered).subtracting(excused(in: parts)).sorted()
    return missing.isEmpty
      ? [] : ["\(RunRecord.named(missing)) ran nowhere: run the shards again with the same tests"]
  }

  /// Tests that every part excluded for the same reasons.
  static func excused(in parts: [MergedPart]) -> Set<String> {
    guard let first = parts.first, Set(parts.map(\.record.limits)).count == 1 else { return [] }
    return parts.dropFirst().reduce(Set(first.record.leftOut ?? [])) {
      $0.intersection($1.record.leftOut ?? [])
    }
  }
}
