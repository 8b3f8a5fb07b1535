/// A style whose type is not known outside.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let storage: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { storage = style }
}
