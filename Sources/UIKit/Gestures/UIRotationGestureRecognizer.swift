public import DarkroomCoreGraphics

/// Two fingers that turn; tests set `rotation`, in radians, and `state`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians; touches leave it alone.
  open var rotation: CGFloat = 0
  /// Always 0: headless touches have no time.
  open var velocity: CGFloat { 0 }
}
