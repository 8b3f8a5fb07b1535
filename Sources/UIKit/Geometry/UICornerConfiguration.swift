import DarkroomQuartzCore
public import Foundation

/// The rounding of a view's corners, each with its own radius (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
  let shape: CornerShape

  init(_ shape: CornerShape) { self.shape = shape }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?
  ) {
    let square = CornerShape.Radius.fixed(0)
    shape = .corners(
      topLeft: topLeft?.radius ?? square, topRight: topRight?.radius ?? square,
      bottomRight: bottomRight?.radius ?? square, bottomLeft: bottomLeft?.radius ?? square)
  }

  /// Half circles at both ends of the longer side.
  ///
  /// - Parameter maximumRadius: The maximum in points; larger views have straight edges between their corners.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    Self(.capsule(maximum: maximumRadius))
  }

  /// Rounds all corners alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    Self(radius, radius, radius, radius)
  }

  /// Rounds the corners individually; a corner without a radius is square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    Self(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Rounds the corners on the left and on the right; a side without a radius is square.
  ///
  /// Sides do not change with the direction of layout.
  public static func uniformEdges(
    leftRadius: UICornerRadius?, rightRadius: UICornerRadius?
  ) -> UICornerConfiguration { Self(leftRadius, rightRadius, leftRadius, rightRadius) }

  /// Rounds the upper and lower corners; an edge without a radius is square.
  public static func uniformEdges(
    topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
  ) -> UICornerConfiguration { Self(topRadius, topRadius, bottomRadius, bottomRadius) }

  /// Rounds both upper corners alike; a lower corner without a radius is square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { Self(topRadius, topRadius, bottomLeftRadius, bottomRightRadius) }

  /// Rounds both lower corners alike; an upper corner without a radius is square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }

  /// Rounds both left corners alike; a right corner without a radius is square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { Self(leftRadius, topRightRadius, leftRadius, bottomRightRadius) }

  /// Rounds both right corners alike; a left corner without a radius is square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { Self(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius) }
}
