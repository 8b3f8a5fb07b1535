/// Views in columns, which are created when they become visible.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, UndrawnValue {
  public typealias Body = Never
}

extension LazyVGrid: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    [
      LazyNode(
        .vertical, .grid(columns, alignment.id), spacing: spacing, pinnedViews, content,
        evaluation.at("lazy"))
    ]
  }
}
