/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that `tint(_:)` has set around the view, or the accent color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension TintShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    guard let tint = environment.tint else { return environment.paint(for: Color.accentColor) }
    // The environment's tint may itself refer to the tint.
    return environment.without(\.tint).paint(for: tint)
  }
}
