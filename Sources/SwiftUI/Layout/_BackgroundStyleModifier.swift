/// Fills what is behind a view with a style, also in the safe area that it touches.
struct _BackgroundStyleModifier<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension _BackgroundStyleModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let fill = evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: style))
    fill[0].bleeding = edges
    return LayerNode(child, fill[0], .center, isBehind: true)
  }
}
