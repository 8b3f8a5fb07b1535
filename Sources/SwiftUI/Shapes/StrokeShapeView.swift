/// A line along a shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// The width, ends, joins and dashes of the line.
  public var style: Style
  /// It has no effect: the edges of lines are always smooth.
  public var strokeStyle: StrokeStyle
  /// The earlier fills and strokes, which lie behind this one.
  public var isAntialiased: Bool
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView, UndrawnValue {
  public typealias Body = Never
}
