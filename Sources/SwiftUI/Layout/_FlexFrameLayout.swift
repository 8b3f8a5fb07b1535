struct _FlexFrameLayout {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment
}

extension _FlexFrameLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    FlexibleFrameNode(child, width, height, alignment)
  }
}
