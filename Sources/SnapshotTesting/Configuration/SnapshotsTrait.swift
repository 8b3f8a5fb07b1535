public import Testing

/// Sets a record mode or a diff tool for a test or a suite, and lets every test case count its snapshots from 1.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// True: a suite's trait runs around each of its tests, not once around the suite.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the trait's configuration over the scope's, and with a counter of its own:
  /// its first unnamed snapshot is number 1 in every repetition.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let inner =
      SnapshotTestingConfiguration.current?.overlaid(
        record: configuration.record, diffTool: configuration.diffTool) ?? configuration
    try await SnapshotTestingConfiguration.$current.withValue(inner) {
      try await SnapshotCounter.$scoped.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Sets nothing, but lets every test case count its unnamed snapshots from 1.
  public static var snapshots: Self { snapshots() }

  /// - Parameters:
  ///   - record: which references the tests write; nil leaves the mode of the scope around them.
  ///   - diffTool: what their failures name; nil leaves the tool of the scope around them.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// What is nil in the configuration is taken from the suite's trait, or from
  /// `withSnapshotTesting`.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
