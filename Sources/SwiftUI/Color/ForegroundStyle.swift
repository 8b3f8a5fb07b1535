/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style that `foregroundStyle(_:)` has set, or the color of labels.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle(_:)` has set around the view, or the color of labels.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ForegroundStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.foregroundPaint(level: 0)
  }
  var isRelative: Bool { true }
}
