/// Makes assistive technologies read another view instead of this one.
struct _AccessibilityRepresentationModifier<Representation: View> {
  let representation: Representation
}

extension _AccessibilityRepresentationModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  /// The other view lies on top, where assistive technologies find its elements, and is not drawn.
  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let read = evaluation.at("representation").inside(nil)
      .node(of: representation, in: ZStackLayout())
    let silent = EffectNode(child) { $0.accessibilityElementsHidden = true }
    let unseen = EffectNode(read) { view in
      view.isUserInteractionEnabled = false
      view.layer.mask = CALayer()
    }
    return LayerNode(silent, unseen, .center, isBehind: false)
  }
}
