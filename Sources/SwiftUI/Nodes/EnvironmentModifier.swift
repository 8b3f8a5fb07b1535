/// A modifier that only changes the environment of a view.
///
/// Containers apply it before they create their parts, because the prominence of a header has to be known before it is
/// created.
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
