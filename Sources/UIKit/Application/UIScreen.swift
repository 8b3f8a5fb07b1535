import DarkroomCoreGraphics
public import Foundation

/// The one screen there is: 390 × 844 points at three pixels a point, unless set otherwise.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// Pixels in a point on the main screen; images and text read it off the main actor.
  nonisolated package static var mainScale: CGFloat { ScreenMetrics.main.scale }
}
