/// Changes how a view is drawn as a whole.
struct _Effect {
  let apply: @MainActor (EffectView) -> Void
}

extension _Effect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    EffectNode(child, apply)
  }
}
