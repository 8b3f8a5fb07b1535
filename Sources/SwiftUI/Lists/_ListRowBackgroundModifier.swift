/// Places a view behind the row that contains a view.
struct _ListRowBackgroundModifier<Background: View> {
  let background: Background?
}

extension _ListRowBackgroundModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let layer = evaluation.at("row background").inside(nil)
    for node in nodes {
      node.traits.row.background = background.map { view in
        { shape in layer.node(of: view.clipShape(shape), in: ZStackLayout()) }
      }
    }
    return nodes
  }
}
