/// The style of fills behind controls.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of UIKit's `systemFill`, which is translucent.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension FillShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Color(.systemFill).paint(in: environment)
  }
}
