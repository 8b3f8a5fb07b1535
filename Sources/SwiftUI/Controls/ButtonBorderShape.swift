/// The outline of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    /// A radius in points; nil stands for the radius of the control's size.
    case roundedRectangle(CGFloat?)
    case circle
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}
