/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, UndrawnValue {
  public typealias Body = Never
}

/// Outside of a grid a row acts as a group.
extension GridRow: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let inner = evaluation.at("row")
    let nodes = inner.nodes(of: content)
    for node in nodes {
      node.traits.cell.row = ObjectIdentifier(inner.identity)
      node.traits.cell.rowAlignment = alignment
    }
    return nodes
  }
}
