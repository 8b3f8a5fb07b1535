public import DarkroomCoreGraphics

/// Two fingers that change their distance; tests set `scale` and `state`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
