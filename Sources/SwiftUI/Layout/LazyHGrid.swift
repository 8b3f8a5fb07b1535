/// Views in rows, which are created when they become visible.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates rows that are filled from top to bottom, one column after the other.
  ///
  /// - Parameters:
  ///   - rows: The heights of the rows, the distances between them, and the alignment in each.
  ///   - alignment: The place of the grid in its parent, says Apple's page. It has no effect here, because the grid is
  ///     as high as its rows, and its parent places it.
  ///   - spacing: The distance of columns in points; nil is 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views, of which only the visible ones are created.
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
