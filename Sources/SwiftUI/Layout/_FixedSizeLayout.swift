struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    ProposingNode(child) {
      ProposedViewSize(width: horizontal ? nil : $0.width, height: vertical ? nil : $0.height)
    }
  }
}
