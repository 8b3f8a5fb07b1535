import DarkroomSnapshotStore

/// What `withSnapshotTesting` and the `.snapshots` trait set for the assertions in their scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// Set by `withSnapshotTesting` and the `.snapshots` trait; nil outside of both.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// Nil leaves the mode of the scope around it in force.
  public var record: Record?
  /// Nil leaves the tool of the scope around it in force.
  public var diffTool: DiffTool?

  /// Nil leaves the compatibility of the scope around it in force.
  var compatibility: _Compatibility?

  /// What is nil is left to the scope around.
  ///
  /// - Parameters:
  ///   - record: the record mode; nil leaves it to the scope around.
  ///   - diffTool: the command for differences; nil leaves it to the scope around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }
}

/// Runs `operation` with a record mode or a diff tool; what is nil stays as it is when the scope begins.
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

/// Runs `operation` with a record mode or a diff tool; what is nil stays as it is when the scope begins.
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
  /// With what it leaves open taken from the scope around, or from traits and globals: what these say later does not
  /// count inside.
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

  /// The mode of an assertion that has none of its own.
  static var recordInForce: Record { current?.record ?? _record }

  /// The tool of an assertion.
  static var diffToolInForce: DiffTool { current?.diffTool ?? _diffTool }
}
