/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The tint, as `.tint` has it.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension SelectionShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    TintShapeStyle().paint(in: environment)
  }
}
