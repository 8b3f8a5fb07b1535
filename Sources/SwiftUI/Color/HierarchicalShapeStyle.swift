/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let level: Int

  /// The first style that `foregroundStyle(_:)` has set, or the color of labels.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second style that is set, or the first with half of its opacity, or the color of secondary labels.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third style that is set, or a single one with a quarter of its opacity, or the color of tertiary labels.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The last style that is set, a single one with an opacity of 0.18, or the color of quaternary labels.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The last style that is set, a single one with an opacity of 0.1, or the faintest color of labels.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first style that `foregroundStyle(_:)` has set around the view, or the color of labels.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second foreground style, or the first with half of its opacity, or the color of secondary labels.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third foreground style, or a single one with a quarter of its opacity, or the color of tertiary labels.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The last foreground style, a single one with an opacity of 0.18, or the color of quaternary labels.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The last foreground style, a single one with an opacity of 0.1, or the faintest color of labels.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension HierarchicalShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.foregroundPaint(level: level)
  }
  var isRelative: Bool { true }
}
