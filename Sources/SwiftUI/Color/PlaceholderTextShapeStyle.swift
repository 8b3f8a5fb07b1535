/// The style of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of UIKit's placeholders, which is translucent.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension PlaceholderTextShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Color(.placeholderText).paint(in: environment)
  }
}
