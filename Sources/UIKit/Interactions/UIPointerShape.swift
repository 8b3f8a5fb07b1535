public import DarkroomCoreGraphics

/// What a pointer turns into.
@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  /// A radius of nil is the system's own, in points.
  case roundedRect(CGRect, radius: CGFloat? = nil)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
