/// A shape with one color.
final class ShapeNode<S: Shape>: LayoutNode {
  private let shape: S
  private let color: UIColor
  private let style: FillStyle
  /// What is painted in the rectangle of the shape.
  private let path: (CGRect) -> Path

  init(
    _ shape: S, _ color: UIColor, _ style: FillStyle, _ environment: EnvironmentValues,
    path: ((CGRect) -> Path)? = nil
  ) {
    self.shape = shape
    self.color = color
    self.style = style
    self.path = path ?? shape.path(in:)
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func makeView() -> UIView? {
    let view = PaintedShapeView(path)
    view.fill(color, style)
    return view
  }
}

extension _ShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let color = evaluation.environment.color(for: style) else {
      return [evaluation.undrawn("\(Style.self)")]
    }
    return [ShapeNode(shape, color, fillStyle, evaluation.environment)]
  }
}

extension StrokeShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let color = evaluation.environment.color(for: style), Background.self == EmptyView.self
    else { return [evaluation.undrawn("StrokeShapeView")] }
    let (shape, strokeStyle) = (shape, strokeStyle)
    return [
      ShapeNode(shape, color, FillStyle(), evaluation.environment) {
        shape.path(in: $0).strokedPath(strokeStyle)
      }
    ]
  }
}

extension StrokeBorderShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let color = evaluation.environment.color(for: style), Background.self == EmptyView.self
    else { return [evaluation.undrawn("StrokeBorderShapeView")] }
    let (inner, strokeStyle) = (shape.inset(by: strokeStyle.lineWidth / 2), strokeStyle)
    return [
      ShapeNode(shape, color, FillStyle(), evaluation.environment) {
        inner.path(in: $0).strokedPath(strokeStyle)
      }
    ]
  }
}

extension Color: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}
