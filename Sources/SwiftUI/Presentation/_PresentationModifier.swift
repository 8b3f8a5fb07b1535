/// Presents a view above the screen that contains a view.
///
/// As on iOS, only the key window presents, so pictures of a view or controller do not show its presentations.
struct _PresentationModifier {
  /// The current presentation; nil if there is none.
  let presentation: () -> Presentation?
}

extension _PresentationModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let presenter = evaluation.kept("presenter") { Presenter() }
    let presentation = evaluation.tracking(presentation)
    let graph = evaluation.graph
    let presenting = nodes.first
    graph.afterLayout { [weak graph, weak presenting] in
      presenter.show(
        presentation, evaluation, from: graph?.view, at: presenting?.globalFrame ?? .zero)
    }
    return nodes
  }
}

extension View {
  nonisolated func presents(
    _ presentation: @escaping () -> Presentation?
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(presentation: presentation))
  }
}
