/// A style of SwiftUI itself, which an environment resolves to a paint.
protocol PaintedStyle: ShapeStyle {
  /// The paint; nil if the style isn't drawn yet.
  func paint(in environment: EnvironmentValues) -> Paint?
  /// Whether the paint depends on the foreground or background style of the environment.
  var isRelative: Bool { get }
}

extension PaintedStyle {
  var isRelative: Bool { false }
}
