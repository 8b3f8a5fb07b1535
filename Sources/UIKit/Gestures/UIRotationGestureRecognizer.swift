public import DarkroomCoreGraphics

/// Two fingers that turn; tests set `rotation`, in radians, and `state`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
