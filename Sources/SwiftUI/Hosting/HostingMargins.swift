/// The margins of a cell's content in points; nil for an edge with the cell's own margin.
struct HostingMargins {
  private var edges: [Edge: CGFloat] = [:]

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    let lengths: [Edge: CGFloat] = [
      .top: insets.top, .leading: insets.leading, .bottom: insets.bottom,
      .trailing: insets.trailing,
    ]
    self.edges.merge(lengths.filter { edges.contains(Edge.Set($0.key)) }) { $1 }
  }

  func insets(in cell: NSDirectionalEdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: edges[.top] ?? cell.top, leading: edges[.leading] ?? cell.leading,
      bottom: edges[.bottom] ?? cell.bottom, trailing: edges[.trailing] ?? cell.trailing)
  }
}
