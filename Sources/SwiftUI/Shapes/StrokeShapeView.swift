/// A line along a shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  /// The width, ends, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether pixels at the edge are blended with the background.
  public var isAntialiased: Bool
  /// The earlier fills and strokes, which lie behind this one.
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
