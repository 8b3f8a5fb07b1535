/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    /// A corner radius in points; nil for that of the control's size.
    case roundedRectangle(CGFloat?)
    case circle
  }

  let kind: Kind

  /// The shape that the platform chooses: corners of 5.95 points, whatever the size of the control.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A shape whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with the corner radius of `automatic`, 5.95 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A circle: the button becomes as wide as it is high, or the other way round.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle whose corners have a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}
