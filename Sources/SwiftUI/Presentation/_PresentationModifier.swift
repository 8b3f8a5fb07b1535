/// Presents something above the screen that a view is on.
///
/// As on iOS, nothing is presented by a window that isn't the key window: pictures of a view or of a
/// controller do not show what it presents.
struct _PresentationModifier {
  /// Nil if nothing is presented now.
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
