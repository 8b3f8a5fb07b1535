/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension TintShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.paint(for: environment.tint ?? AnyShapeStyle(Color.accentColor))
  }
}
