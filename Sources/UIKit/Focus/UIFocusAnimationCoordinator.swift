public import Foundation

/// Runs what goes along with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Both at once: nothing moves.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
