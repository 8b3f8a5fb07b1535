/// Views in columns, which are created when they become visible.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates columns that are filled from the leading edge on, one row after the other.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns, the distances between them, and the alignment in each.
  ///   - alignment: The place of the grid in its parent, says Apple's page. It has no effect here, because the grid is
  ///     as wide as its columns, and its parent places it.
  ///   - spacing: The distance of rows in points; nil is 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views, of which only the visible ones are created.
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
