/// Asks the controller around a view for a color scheme.
struct _PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  /// The scheme takes the place of one that the content asks for; the first view that asks is heard.
  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let earlier = evaluation.graph.preferredColorScheme
    let nodes = content(evaluation)
    evaluation.graph.preferredColorScheme = earlier ?? scheme
    return nodes
  }
}
