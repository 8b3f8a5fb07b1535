public import DarkroomCoreGraphics

/// Recognizes two fingers that rotate; tests set `rotation`, in radians, and `state`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians.
  ///
  /// Touches do not change it.
  open var rotation: CGFloat = 0
  /// Always 0: simulated touches have no time.
  open var velocity: CGFloat { 0 }
}
