/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of UIKit's separators, which is translucent.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension SeparatorShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Color(.separator).paint(in: environment)
  }
}
