/// Views side by side, which are created when they become visible.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row of which only the visible views are created; the length of the others is estimated.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide at which the views coincide.
  ///   - spacing: The distance between neighbors in points; nil is the distance that they prefer.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, UndrawnValue {
  public typealias Body = Never
}

extension LazyHStack: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    [
      LazyNode(
        .horizontal, .stack(alignment.id), spacing: spacing, pinnedViews, content,
        evaluation.at("lazy"))
    ]
  }
}
