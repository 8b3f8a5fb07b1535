/// A modifier that changes the drawing of a view as a whole.
protocol EffectModifier: WrappingModifier {
  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues)
}

extension EffectModifier {
  @MainActor
  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let environment = evaluation.environment
    return EffectNode(child) { apply(to: $0, in: environment) }
  }
}
