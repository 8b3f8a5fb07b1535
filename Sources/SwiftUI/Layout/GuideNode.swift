/// A view with a custom value for an alignment guide.
final class GuideNode: LayoutNode {
  private let guide: any AlignmentID.Type
  private let computeValue: (ViewDimensions) -> CGFloat

  init(
    _ child: LayoutNode, _ guide: any AlignmentID.Type,
    _ computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide
    self.computeValue = computeValue
    super.init(around: child)
  }

  override var explicitGuides: Set<ObjectIdentifier>? {
    super.explicitGuides?.union([ObjectIdentifier(guide)])
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guide == self.guide
      ? computeValue(children[0].dimensions(proposal)) : children[0].guideValue(guide, proposal)
  }
}
