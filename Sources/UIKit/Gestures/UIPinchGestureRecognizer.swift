public import DarkroomCoreGraphics

/// Recognizes two fingers that change their distance; tests set `scale` and `state`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale: 1 until a test sets it.
  ///
  /// Touches do not change it.
  open var scale: CGFloat = 1
  /// Always 0: simulated touches have no time.
  open var velocity: CGFloat { 0 }
}
