/// Fills what is in front of a view with a style, also in the safe area that it touches.
struct _OverlayStyleModifier<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension _OverlayStyleModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let fill = evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: style))
    fill[0].bleeding = edges
    return LayerNode(child, fill[0], .center, isBehind: false)
  }
}
