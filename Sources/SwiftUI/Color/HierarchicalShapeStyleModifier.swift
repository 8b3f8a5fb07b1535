/// A level of a given style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never

  let base: Base
  let level: Int
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension HierarchicalShapeStyleModifier: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    if let base = base as? BackgroundStyle { return base.paint(level: level, in: environment) }
    return environment.paint(for: base)?.opacity(EnvironmentValues.shares[level])
  }
  var isRelative: Bool { (base as? any PaintedStyle)?.isRelative ?? false }
}
