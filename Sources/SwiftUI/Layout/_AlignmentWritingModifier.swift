struct _AlignmentWritingModifier {
  let guide: any AlignmentID.Type
  let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    GuideNode(child, guide, computeValue)
  }
}
