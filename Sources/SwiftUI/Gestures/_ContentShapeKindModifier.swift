/// Sets the area in which a view takes touches, whatever is drawn in it.
struct _ContentShapeKindModifier<ContentShape: Shape> {
  let kind: ContentShapeKinds
  let shape: ContentShape
  let eoFill: Bool
}

extension _ContentShapeKindModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    guard kind.contains(.interaction) else { return child }
    let (shape, isEOFilled) = (shape, eoFill)
    return ContentShapeNode(child) { rect, point in
      shape.path(in: rect).contains(point, eoFill: isEOFilled)
    }
  }
}
