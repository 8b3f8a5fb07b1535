struct _FlexFrameLayout {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment
}

extension _FlexFrameLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    FlexibleFrameNode(
      child, FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment)
  }
}
