/// Shows a view where another one is opaque.
struct _MaskAlignmentEffect<Mask: View> {
  let alignment: Alignment
  let mask: Mask
}

extension _MaskAlignmentEffect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let part = evaluation.at("mask").inside(nil)
    return MaskNode(child, part.node(of: mask, in: ZStackLayout(alignment: alignment)), alignment)
  }
}
