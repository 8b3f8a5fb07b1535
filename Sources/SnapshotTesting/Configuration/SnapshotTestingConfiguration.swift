import DarkroomSnapshotStore

/// The settings that `withSnapshotTesting` and the `.snapshots` trait apply to assertions in their scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of `withSnapshotTesting` and the `.snapshots` trait; nil outside of both.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// The record mode; nil keeps the mode of the scope around it.
  public var record: Record?
  /// The diff tool; nil keeps the tool of the scope around it.
  public var diffTool: DiffTool?

  /// The compatibility; nil keeps that of the enclosing scope.
  var compatibility: _Compatibility?

  /// Creates a configuration; nil keeps the value of the scope around it.
  ///
  /// - Parameters:
  ///   - record: the record mode; nil leaves it to the scope around.
  ///   - diffTool: the command for differences; nil leaves it to the scope around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }
}

/// Runs `operation` with a record mode or a diff tool; nil keeps the current value.
///
/// - Parameters:
///   - record: the record mode; nil leaves it to the scope around.
///   - diffTool: the command for differences; nil leaves it to the scope around.
///   - operation: the code that runs in the scope.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).completed,
    operation: operation)
}

/// Runs `operation` with a record mode or a diff tool; nil keeps the current value.
///
/// - Parameters:
///   - record: the record mode; nil leaves it to the scope around.
///   - diffTool: the command for differences; nil leaves it to the scope around.
///   - isolation: the actor that `operation` runs on.
///   - operation: the code that runs in the scope.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).completed,
    operation: operation)
}

extension SnapshotTestingConfiguration {
  /// The configuration with missing values taken from the enclosing scope, or from traits and globals; later changes of
  /// these have no effect inside.
  var completed: Self {
    var result = self
    result.record = record ?? Self.recordInForce
    result.diffTool = diffTool ?? Self.diffToolInForce
    result.compatibility = compatibility ?? Self.current?.compatibility
    return result
  }

  static var compatibilityInForce: SnapshotCompatibility? {
    current?.compatibility?.compatibility
  }

  /// The record mode of an assertion that does not set one.
  static var recordInForce: Record { current?.record ?? _record }

  /// The tool of an assertion.
  static var diffToolInForce: DiffTool { current?.diffTool ?? _diffTool }
}
