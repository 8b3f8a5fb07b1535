/// A view with padding.
final class PaddingNode: LayoutNode {
  private let insets: EdgeInsets

  init(_ child: LayoutNode, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(around: child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = children[0].size(inner(proposal))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  override var padding: UIEdgeInsets? {
    let insets = insets.physical(environment.layoutDirection)
    return insets == .zero ? nil : insets
  }

  /// The spacing: from iOS 15 on, padded edges have that of a plain view.
  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return super.spacing.plain(at: edges)
  }
}
