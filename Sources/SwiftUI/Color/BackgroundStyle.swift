/// The background style of the surroundings.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.paint(for: environment.backgroundStyle ?? AnyShapeStyle(Color(.systemBackground)))
  }
  var isRelative: Bool { true }
}
