import DarkroomSnapshotStore
public import DarkroomUIKit
public import Testing

/// Sets a record mode, a diff tool, upstream's behavior or a screen for a test or suite, and gives the unnamed
/// snapshots of every repetition of a test the same numbers.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Always true: the trait of a suite runs around each of its tests, not once around the suite.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration
  /// The size of the main screen in points; nil leaves it as it is.
  var screen: CGSize?
  /// The scale of the main screen; nil leaves it as it is.
  var scale: CGFloat?

  /// Runs a test with the trait's configuration on top of the scope's, and with its own counter.
  ///
  /// Its first unnamed snapshot has number 1 in every repetition; for a parameterized test it has the number of the
  /// case.
  ///
  /// - Parameters:
  ///   - test: the test that runs.
  ///   - testCase: its case; nil for a suite.
  ///   - function: the test itself.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.completed) {
      try await SnapshotCounter.$scoped.withValue(SnapshotCounter()) {
        guard screen != nil || scale != nil else { return try await function() }
        let asked = ScreenSettings(
          width: screen.map { Double($0.width) }, height: screen.map { Double($0.height) },
          scale: scale.map { Double($0) })
        try asked.check()
        try await UIScreen.withMain(size: screen, scale: scale) { try await function() }
      }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// A trait without settings, which gives the unnamed snapshots of every repetition of a test the same numbers.
  public static var snapshots: Self { snapshots() }

  /// - Parameters:
  ///   - record: which references the tests write; nil keeps the mode of the enclosing scope.
  ///   - diffTool: the tool that failures name; nil keeps the tool of the enclosing scope.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Applies a configuration; values that are nil are taken from the suite's trait or from `withSnapshotTesting`.
  ///
  /// - Parameter configuration: the record mode and the diff tool.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }

  /// Applies a configuration with upstream's behavior, or with Darkroom's if a setting asks for upstream's.
  ///
  /// If `CI` is set, only `.snapshots.json` counts.
  ///
  /// - Parameters:
  ///   - record: the record mode; nil leaves it to the scope around.
  ///   - diffTool: the command for differences; nil leaves it to the scope around.
  ///   - compatibility: Darkroom's behavior or upstream's; nil leaves it to the scope around.
  @_disfavoredOverload
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    compatibility: SnapshotTestingConfiguration._Compatibility
  ) -> Self {
    var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    configuration.compatibility = compatibility
    return snapshots(configuration)
  }

  /// Runs the tests on another main screen.
  ///
  /// It affects `UIScreen.main.bounds`, and the frames of windows and of controllers' views until they are set.
  ///
  /// `size` is in points and `scale` in pixels per point; nil leaves either unchanged. They take precedence over
  /// `SNAPSHOT_SCREEN_SIZE` and `SNAPSHOT_SCALE`.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points; nil leaves it as it is.
  ///   - scale: pixels per point; nil leaves it as it is.
  @_disfavoredOverload
  public static func snapshots(screen size: CGSize?, scale: CGFloat? = nil) -> Self {
    var trait = snapshots
    trait.screen = size
    trait.scale = scale
    return trait
  }
}
