/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of UIKit's links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension LinkShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Color(.link).paint(in: environment)
  }
}
