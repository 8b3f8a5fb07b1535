/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; outside of a grid its views act as a group.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row's cells; nil is that of the grid.
  ///   - content: The cells, each in a column of its own.
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
