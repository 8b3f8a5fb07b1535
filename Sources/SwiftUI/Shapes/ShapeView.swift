/// A view that consists of a painted shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, UndrawnValue {
  public typealias Body = Never
}

extension ShapeView {
  /// Fills the shape again, over the earlier fills and strokes.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  /// Draws a line along the outline over the earlier fills and strokes, with half of its width on each side.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
  /// Draws a solid line along the outline over the earlier fills and strokes; the width is in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the outline, over the earlier fills and strokes.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
  /// Draws a solid line along the inside of the outline over the earlier fills and strokes; the width is in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
