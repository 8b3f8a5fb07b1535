import DarkroomSnapshotStore

extension RunRecord {
  /// Notes how many of `lines` each of `passed` left; what is known of other listed tests stays.
  ///
  /// XCTest tells assertions no class: lines of equally named tests of one module count for each of them.
  mutating func count(_ lines: [ResultLine], ofPassed passed: [String]) {
    let listed = Set(tests)
    var counts = (snapshots ?? [:]).filter { listed.contains($0.key) }
    let asserted = Dictionary(grouping: lines.map(\.test)) {
      TestNames.function(EventStream.name(of: $0))
    }
    for test in passed where listed.contains(test) {
      let candidates = asserted[TestNames.function(test)] ?? []
      counts[test] = candidates.count { TestNames.isSame(test, $0) }
    }
    snapshots = counts
  }
}
