public import Foundation

/// The shape of a pointer, in points.
public enum UIPointerShape: Sendable {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The corner radius that the system chooses.
  public static var defaultCornerRadius: CGFloat { -1 }
}
