/// The node of a UIKit view or controller.
///
/// If the representable returns no size, the view takes the offered size within limits from its own size: that is the
/// minimum if the view resists compression, and the maximum if it hugs its content.
///
/// - SeeAlso: `intrinsicLayoutTraits()` of OpenSwiftUI's `PlatformViewHost`. We differ in that the
///   ideal of a view without a size of its own is the one that its constraints give.
final class PlatformViewNode: LayoutNode {
  private let host: PlatformViewHost
  private let answer: (ProposedViewSize) -> CGSize?

  init(
    _ host: PlatformViewHost, _ environment: EnvironmentValues,
    answer: @escaping (ProposedViewSize) -> CGSize?
  ) {
    self.host = host
    self.answer = answer
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answer(proposal) { return size }
    let own = host.content.intrinsicContentSize
    return CGSize(
      width: length(proposal.width, own.width, .horizontal),
      height: length(proposal.height, own.height, .vertical))
  }

  private func length(
    _ offer: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own != UIView.noIntrinsicMetric else { return offer ?? constrainedLength(axis) }
    let ideal = max(own, 0)
    let high = UILayoutPriority.defaultHigh.rawValue
    let resists = host.content.contentCompressionResistancePriority(for: axis).rawValue >= high
    let hugs = host.content.contentHuggingPriority(for: axis).rawValue >= high
    return min(max(offer ?? ideal, resists ? ideal : 0), hugs ? ideal : .infinity)
  }

  private func constrainedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = host.content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? size.width : size.height
  }

  override var ownKind: String { String(describing: type(of: host.content)) }

  override func makeView() -> UIView? { host }
}
