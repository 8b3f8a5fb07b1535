struct _OffsetEffect {
  let offset: CGSize
}

extension _OffsetEffect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    OffsetNode(child, offset)
  }
}
