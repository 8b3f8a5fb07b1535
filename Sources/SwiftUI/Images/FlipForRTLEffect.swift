/// Mirrors a view in layouts from right to left.
struct FlipForRTLEffect {
  let isEnabled: Bool
}

extension FlipForRTLEffect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    guard isEnabled, evaluation.environment.layoutDirection == .rightToLeft else { return child }
    return EffectNode(child) { $0.transform = CGAffineTransform(scaleX: -1, y: 1) }
  }
}
