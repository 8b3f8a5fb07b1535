struct _AspectRatioLayout {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode
}

extension _AspectRatioLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let ideal = child.size(.unspecified)
    // A view without an ideal size, such as a missing image, counts as square.
    let own = ideal.width == ideal.height ? 1 : ideal.width / ideal.height
    let ratio = aspectRatio ?? own
    return ProposingNode(child) { ratio > 0 && ratio.isFinite ? contentMode.box(ratio, $0) : $0 }
  }
}

extension ContentMode {
  /// The largest box with a ratio inside a proposal, or the smallest around it.
  fileprivate func box(_ ratio: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let (width, height) = (proposal.width, proposal.height)
    let byHeight = height.map { $0 * ratio }
    let chosen: CGFloat
    if let width, let byHeight {
      chosen = self == .fit ? min(width, byHeight) : max(width, byHeight)
    } else {
      chosen = width ?? byHeight ?? 0
    }
    return ProposedViewSize(width: chosen, height: chosen / ratio)
  }
}
