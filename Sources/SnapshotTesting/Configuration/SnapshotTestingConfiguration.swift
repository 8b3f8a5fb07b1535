/// What `withSnapshotTesting` and the `.snapshots` trait set for the assertions in their scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// Set by `withSnapshotTesting` and the `.snapshots` trait; nil outside of both.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// Nil leaves the mode of the scope around it in force.
  public var record: Record?
  /// Nil leaves the tool of the scope around it in force.
  public var diffTool: DiffTool?

  /// What is nil is left to the scope around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }
}

/// Runs `operation` with a record mode or a diff tool; what is nil stays as it was.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current?.overlaid(record: record, diffTool: diffTool)
      ?? SnapshotTestingConfiguration(record: record, diffTool: diffTool), operation: operation)
}

/// Runs `operation` with a record mode or a diff tool; what is nil stays as it was.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current?.overlaid(record: record, diffTool: diffTool)
      ?? SnapshotTestingConfiguration(record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  func overlaid(record: Record?, diffTool: DiffTool?) -> Self {
    Self(record: record ?? self.record, diffTool: diffTool ?? self.diffTool)
  }
}
