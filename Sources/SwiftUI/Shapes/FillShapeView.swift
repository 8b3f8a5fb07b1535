/// A shape filled over its earlier fills and strokes.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  /// The rule that decides which areas of the shape are inside.
  public var fillStyle: FillStyle
  /// The earlier fills and strokes, which lie behind this one.
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView, UndrawnValue {
  public typealias Body = Never
}
