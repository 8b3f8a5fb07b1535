import DarkroomSnapshotStore

extension RunRecord {
  /// Records the number of `lines` from each test in `passed`; records of other listed tests stay.
  ///
  /// XCTest does not tell assertions the class: lines of tests with the same name in one module count for each of them.
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
