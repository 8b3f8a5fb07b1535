/// A view in a frame with a fixed width, height or both.
final class FrameNode: LayoutNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(around: child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = children[0].size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    [aligned(children[0], inner(proposal), alignment, in: ViewDimensions(size))]
  }

  override var spacing: ViewSpacing {
    super.spacing.plain(
      at: (width == nil ? [] : Edge.Set.horizontal).union(height == nil ? [] : .vertical))
  }
}
