/// Sets a property of the preview, without changing the view.
struct _PreviewTraitModifier {
  let write: (inout PreviewTraits) -> Void
}

extension _PreviewTraitModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    content(evaluation)
  }
}
