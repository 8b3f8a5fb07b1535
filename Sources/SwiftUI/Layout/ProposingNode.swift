/// A view whose proposal differs from that of its container.
final class ProposingNode: LayoutNode {
  private let offer: (ProposedViewSize) -> ProposedViewSize

  init(_ child: LayoutNode, _ offer: @escaping (ProposedViewSize) -> ProposedViewSize) {
    self.offer = offer
    super.init(around: child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children[0].size(offer(proposal))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    [Placement(origin: .zero, proposal: offer(proposal))]
  }
}
