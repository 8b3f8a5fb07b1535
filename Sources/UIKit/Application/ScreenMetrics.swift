import DarkroomPackageSettings
import Foundation
import Synchronization

/// The geometry of the main screen, for code that cannot switch to the main actor.
struct ScreenMetrics: Equatable, Sendable {
  /// The size in points.
  var size: CGSize
  /// The number of pixels per point.
  var scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// Reads the environment variables `SNAPSHOT_SCREEN_SIZE` and `SNAPSHOT_SCALE`, then the key `screen` of the
  /// settings.
  ///
  /// The default is 390 × 844 points at a scale of 3.
  ///
  /// Invalid sizes and scales are ignored here; assertions fail because of them and show the value.
  init(environment: [String: String], settings: [String: SettingsValue]) {
    let screen = settings["screen"]?.object
    func side(_ key: String, _ standard: CGFloat) -> CGFloat {
      screen?[key]?.number.flatMap(Self.side) ?? standard
    }
    size =
      Self.size(environment["SNAPSHOT_SCREEN_SIZE"])
      ?? CGSize(width: side("width", 390), height: side("height", 844))
    scale =
      Self.scale(environment["SNAPSHOT_SCALE"])
      ?? screen?["scale"]?.number.flatMap { Self.scale("\($0)") } ?? 3
  }

  /// Parses a size such as `375x812`; nil if it isn't valid.
  private static func size(_ text: String?) -> CGSize? {
    guard let sides = text?.split(separator: "x", omittingEmptySubsequences: false),
      sides.count == 2, let width = Double(sides[0]).flatMap(side),
      let height = Double(sides[1]).flatMap(side)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func side(_ value: Double) -> CGFloat? {
    value >= 1 && value <= 10_000 ? CGFloat(value) : nil
  }

  /// Parses a scale; nil if it isn't valid.
  private static func scale(_ text: String?) -> CGFloat? {
    guard let value = text.flatMap(Double.init), value > 0, value <= 16 else { return nil }
    return CGFloat(value)
  }

  // MARK: The main screen

  private static let current = Mutex(
    ScreenMetrics(
      environment: ProcessEnvironment.atStart,
      settings: PackageSettings(around: FileManager.default.currentDirectoryPath)?.values ?? [:]))

  /// The metrics of one test, which tests that run at the same time do not see.
  @TaskLocal private static var scoped: ScreenMetrics?
  /// Whether any test has set metrics of its own.
  ///
  /// Layout reads the scale so often that the task-local value is not read before that.
  private static let hasScopes = Atomic(false)

  static var main: ScreenMetrics {
    get {
      if hasScopes.load(ordering: .relaxed), let scoped { return scoped }
      return current.withLock { $0 }
    }
    set { current.withLock { $0 = newValue } }
  }

  /// Runs `operation` with another main screen.
  static func withMain<R>(
    _ metrics: ScreenMetrics, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    hasScopes.store(true, ordering: .relaxed)
    return try await $scoped.withValue(metrics, operation: operation)
  }
}
