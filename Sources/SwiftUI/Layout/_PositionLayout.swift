struct _PositionLayout {
  let position: CGPoint
}

extension _PositionLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    PositionNode(child, position)
  }
}
