/// Makes the controller around a view prefer a color scheme.
struct _PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  /// The scheme replaces one that the content prefers; of several views, the first counts.
  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let earlier = evaluation.graph.preferredColorScheme
    let nodes = content(evaluation)
    evaluation.graph.preferredColorScheme = earlier ?? scheme
    return nodes
  }
}
