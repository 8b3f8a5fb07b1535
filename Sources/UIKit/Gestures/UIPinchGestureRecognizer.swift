public import DarkroomCoreGraphics

/// Two fingers that change their distance; tests set `scale` and `state`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// 1 until a test sets it: touches leave it alone.
  open var scale: CGFloat = 1
  /// Always 0: headless touches have no time.
  open var velocity: CGFloat { 0 }
}
