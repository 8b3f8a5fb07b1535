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
    guard let tint = environment.tint else { return environment.paint(for: Color.accentColor) }
    // The surroundings may set the tint by itself.
    return environment.without(\.tint).paint(for: tint)
  }
}
