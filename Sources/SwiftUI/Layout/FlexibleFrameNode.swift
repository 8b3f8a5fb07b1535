/// A view in a frame with flexible width and height.
final class FlexibleFrameNode: LayoutNode {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: Alignment

  init(
    _ child: LayoutNode, _ width: FlexibleLength, _ height: FlexibleLength, _ alignment: Alignment
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(around: child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = children[0].size(inner(proposal))
    return CGSize(
      width: width.length(proposal.width, size.width),
      height: height.length(proposal.height, size.height))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = ProposedViewSize(
      width: width.offer(proposal.width, in: size.width),
      height: height.offer(proposal.height, in: size.height))
    return [aligned(children[0], offer, alignment, in: ViewDimensions(size))]
  }

  override var spacing: ViewSpacing { super.spacing.plain(at: .all) }
}
