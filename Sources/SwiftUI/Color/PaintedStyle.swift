/// A style of SwiftUI's own, which is made a paint in its surroundings.
protocol PaintedStyle: ShapeStyle {
  /// The paint; nil if the style isn't drawn yet.
  func paint(in environment: EnvironmentValues) -> Paint?
  /// Whether the paint depends on the foreground or background style of the surroundings.
  var isRelative: Bool { get }
}

extension PaintedStyle {
  var isRelative: Bool { false }
}
