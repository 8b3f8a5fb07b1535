/// Has another view read in place of a view.
struct _AccessibilityRepresentationModifier<Representation: View> {
  let representation: Representation
}

extension _AccessibilityRepresentationModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  /// The other view lies over the view, where elements of assistive technologies are, and is not drawn.
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
