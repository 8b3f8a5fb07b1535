/// Whether a view takes touches.
struct _AllowsHitTestingModifier {
  let allowsHitTesting: Bool
}

extension _AllowsHitTestingModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    allowsHitTesting ? child : EffectNode(child) { $0.isUserInteractionEnabled = false }
  }
}
