/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ForegroundStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.foregroundPaint(level: 0)
  }
  var isRelative: Bool { true }
}
