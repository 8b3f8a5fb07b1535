/// Room between sections.
final class ListGapNode: LayoutNode {
  private let length: CGFloat

  init(_ length: CGFloat, _ environment: EnvironmentValues) {
    self.length = length
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: length)
  }
}
