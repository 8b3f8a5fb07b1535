/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background color of the system.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension WindowBackgroundShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Color(.systemBackground).paint(in: environment)
  }
}
