public import Foundation

/// Runs animations together with a change of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both closures at once, because nothing is animated.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
