/// Adds a view at an edge of another one, whose safe area then includes it.
struct _InsetViewModifier<Content: View> {
  let content: Content
  let edge: Edge
  let spacing: CGFloat?
  let guide: any AlignmentID.Type
}

extension _InsetViewModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let inset = evaluation.at("inset").inside(nil).node(of: self.content, in: ZStackLayout())
    return nodes.map { InsetNode($0, inset, edge, spacing, guide) }
  }
}
