/// Views side by side, which are created when they become visible.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

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
