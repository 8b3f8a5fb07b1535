/// A shape with a paint.
final class ShapeNode<S: Shape>: LayoutNode {
  private let shape: S
  private let paint: Paint
  private let style: FillStyle
  /// The area to paint, for the rectangle of the shape.
  private let path: (CGRect) -> Path

  init(
    _ shape: S, _ paint: Paint, _ style: FillStyle, _ environment: EnvironmentValues,
    path: ((CGRect) -> Path)? = nil
  ) {
    self.shape = shape
    self.paint = paint
    self.style = style
    let direction = environment.layoutDirection
    self.path = path ?? { shape.path(in: $0, direction) }
    super.init(environment)
  }

  override var ownKind: String { _typeName(S.self, qualified: false) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override var explicitGuides: Set<ObjectIdentifier>? { [] }

  override func makeView() -> UIView? {
    guard let place = environment.containerShape?.place(of: self) else {
      return PaintedShapeView(path, paint, style)
    }
    return PaintedShapeView(
      { [path] rect in ContainerPlace.$current.withValue(place) { path(rect) } }, paint, style)
  }
}

extension Shape {
  /// The outline in a layout direction, mirrored if necessary.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else {
      return path
    }
    return path.applying(
      CGAffineTransform(scaleX: -1, y: 1).concatenating(
        CGAffineTransform(translationX: 2 * rect.midX, y: 0)))
  }
}

extension Color: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}
