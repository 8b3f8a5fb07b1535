import Foundation
import Synchronization

/// The geometry of the main screen, for those that cannot wait for the main actor.
struct ScreenMetrics: Sendable {
  /// Points.
  var size = CGSize(width: 390, height: 844)
  /// Pixels in a point.
  var scale = Self.scale(ProcessInfo.processInfo.environment["SNAPSHOT_SCALE"])

  /// Of the variable; 3 where it says nothing, or no scale: assertions fail then, and name it.
  static func scale(_ text: String?) -> CGFloat {
    guard let value = text.flatMap(Double.init), value > 0, value <= 16 else { return 3 }
    return CGFloat(value)
  }

  private static let current = Mutex(ScreenMetrics())

  static var main: ScreenMetrics {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
