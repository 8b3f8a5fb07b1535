import DarkroomSnapshotStore

/// Tests that earlier runs associate with snapshots, as patterns for `swift test --filter`.
struct PastTests {
  private let package: PackageSnapshots

  init(_ package: PackageSnapshots) { self.package = package }

  /// Tests with a pending value, or with an error in the last run.
  var ofOpenSnapshots: [String] {
    let history = RunHistory(package.results)
    let errors = history.lastRecord.map { record in
      RunSummary(history.lines(of: record.run)).lines.filter { $0.state == .error }.map(\.test)
    }
    let failed = history.lastRecord?.failed.map { "^\(TestSelection.escaped($0))(/|$)" } ?? []
    let tests = package.pending.all().map(\.line.test) + (errors ?? [])
    return Array(Set(tests.map(TestNames.pattern) + failed)).sorted()
  }

  func ofSnapshots(matching patterns: [String]) -> [String] {
    let chosen = SnapshotPatterns.selected(
      RunHistory(package.results).lines(), by: patterns, \.self)
    return Array(Set(chosen.map { TestNames.pattern($0.test) })).sorted()
  }
}
