import DarkroomQuartzCore
public import Foundation

/// The radius of a corner: a number of points, or one that matches the corner of the enclosing view (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  let radius: CornerShape.Radius

  /// A radius in points; at most half of the shorter side is used.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { Self(radius: .fixed(radius)) }

  /// A radius with the same center as the corner of the nearest enclosing rounded view.
  ///
  /// - Parameter minimum: The smallest radius in points, which applies if no enclosing view is rounded.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    Self(radius: .concentric(minimum: minimum ?? 0))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
