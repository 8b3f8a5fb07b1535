/// Says something of the preview that a view is; changes nothing of the view.
struct _PreviewTraitModifier {
  let write: (inout PreviewTraits) -> Void
}

extension _PreviewTraitModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    content(evaluation)
  }
}
