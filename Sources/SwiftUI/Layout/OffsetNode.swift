/// A view that is offset without affecting its container; if text runs from right to left, positive offsets go left.
final class OffsetNode: LayoutNode {
  private let offset: CGSize

  init(_ child: LayoutNode, _ offset: CGSize) {
    self.offset = offset
    super.init(around: child)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    [Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { children[0].guideValue(guide, proposal) }

  override var spacing: ViewSpacing { .plain }
}
