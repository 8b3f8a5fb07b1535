/// Views in rows, which are created when they become visible.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, UndrawnValue {
  public typealias Body = Never
}

extension LazyHGrid: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    [
      LazyNode(
        .horizontal, .grid(rows, alignment.id), spacing: spacing, pinnedViews, content,
        evaluation.at("lazy"))
    ]
  }
}
