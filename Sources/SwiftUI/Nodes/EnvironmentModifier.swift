/// A modifier that only changes the surroundings of a view.
///
/// Containers ask it before they make their parts: whether a header stands out has to be known before it is made.
protocol EnvironmentModifier: NodeModifier {
  @MainActor func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor
  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    change(&inner.environment)
    return content(inner)
  }
}
