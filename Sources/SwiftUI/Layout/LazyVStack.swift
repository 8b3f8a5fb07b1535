/// Views in a column, which are created when they become visible.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column of which only the visible views are created; the length of the others is estimated.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guide at which the views coincide.
  ///   - spacing: The distance between neighbors in points; nil is the distance that they prefer.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View, UndrawnValue {
  public typealias Body = Never
}

extension LazyVStack: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    [
      LazyNode(
        .vertical, .stack(alignment.id), spacing: spacing, pinnedViews, content,
        evaluation.at("lazy"))
    ]
  }
}
