import Foundation
import Synchronization

/// The geometry of the main screen, for those that cannot wait for the main actor.
struct ScreenMetrics: Sendable {
  /// Points.
  var size = CGSize(width: 390, height: 844)
  /// Pixels in a point.
  var scale = Self.scaleFromEnvironment ?? 3

  private static var scaleFromEnvironment: CGFloat? {
    ProcessInfo.processInfo.environment["SNAPSHOT_SCALE"].flatMap(Double.init)
      .flatMap { $0 > 0 && $0.isFinite ? CGFloat($0) : nil }
  }

  private static let current = Mutex(ScreenMetrics())

  static var main: ScreenMetrics {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
