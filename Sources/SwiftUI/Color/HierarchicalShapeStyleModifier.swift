/// A level of a given style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never

  let base: Base
  let level: Int
}

extension ShapeStyle {
  /// The style with half of its opacity; for the background, the next color of nested groups.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style with a quarter of its opacity; for the background, the color of groups inside of groups.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style with an opacity of 0.18; for the background, the color of the fourth level of groups.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style with an opacity of 0.1; for the background, the color of the innermost groups.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension HierarchicalShapeStyleModifier: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    if let base = base as? BackgroundStyle { return base.paint(level: level, in: environment) }
    return environment.paint(for: base)?.opacity(EnvironmentValues.shares[level])
  }
  var isRelative: Bool { (base as? any PaintedStyle)?.isRelative ?? false }
}
