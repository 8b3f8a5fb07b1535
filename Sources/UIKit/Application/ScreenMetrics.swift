import DarkroomPackageSettings
import Foundation
import Synchronization

/// The geometry of the main screen, for those that cannot wait for the main actor.
struct ScreenMetrics: Equatable, Sendable {
  /// Points.
  var size: CGSize
  /// Pixels in a point.
  var scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// `SNAPSHOT_SCREEN_SIZE` and `SNAPSHOT_SCALE`, else the key `screen` of the settings, else 390 × 844 points at 3.
  ///
  /// What says no size or no scale is passed over here: assertions fail then, and name it.
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

  /// Of `375x812`; nil where it is no size.
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

  /// Nil where it is no scale.
  private static func scale(_ text: String?) -> CGFloat? {
    guard let value = text.flatMap(Double.init), value > 0, value <= 16 else { return nil }
    return CGFloat(value)
  }

  // MARK: The main screen

  private static let current = Mutex(
    ScreenMetrics(
      environment: ProcessEnvironment.atStart,
      settings: PackageSettings(around: FileManager.default.currentDirectoryPath)?.values ?? [:]))

  /// That of one test, which others that run meanwhile do not see.
  @TaskLocal private static var scoped: ScreenMetrics?
  /// Whether any test has had one; layout asks for the scale too often to look further.
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
