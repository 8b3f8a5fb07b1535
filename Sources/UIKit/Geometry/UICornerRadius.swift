import DarkroomQuartzCore
public import Foundation

/// How far a corner is rounded: by a number of points, or as the corner of the view around it asks (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  let radius: CornerShape.Radius

  /// In points; at most half of the shorter side shows.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { Self(radius: .fixed(radius)) }

  /// About the same centre as the corner of the nearest rounded view around.
  ///
  /// - Parameter minimum: the least radius, in points; 0 where nothing around is rounded.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    Self(radius: .concentric(minimum: minimum ?? 0))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
