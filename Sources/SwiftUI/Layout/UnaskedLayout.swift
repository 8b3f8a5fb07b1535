/// A layout of Apple's, which is not asked yet.
protocol UnaskedLayout: Layout {}

extension UnaskedLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}
