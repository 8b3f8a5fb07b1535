/// A view that is placed where another one is, without affecting its container.
final class MatchedNode: LayoutNode {
  private let effect: _MatchedGeometryEffect
  private let matches: GeometryMatches
  private var offer = ProposedViewSize.unspecified

  init(_ child: LayoutNode, _ effect: _MatchedGeometryEffect, _ matches: GeometryMatches) {
    self.effect = effect
    self.matches = matches
    super.init(around: child)
  }

  var key: GeometryMatches.Key { effect.key }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    super.placeChildren(proposal, in: surroundings)
    offer = proposal
    if effect.isSource {
      matches.add(source: self)
    } else {
      matches.add(follower: self)
    }
  }

  /// Places the view in a rectangle of the whole tree.
  func follow(_ source: CGRect) {
    let child = children[0]
    let proposal = effect.properties.contains(.size) ? ProposedViewSize(source.size) : offer
    let size = child.size(proposal)
    let box = effect.properties.contains(.position) ? source : globalFrame
    let target = effect.anchor.point(in: box)
    let own = effect.anchor.point(in: CGRect(origin: globalFrame.origin, size: size))
    var inner = surroundings
    inner.origin = globalFrame.origin
    child.place(at: CGPoint(x: target.x - own.x, y: target.y - own.y), proposal, in: inner)
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? { children[0].guideValue(guide, proposal) }

  override var mirrors: Bool { false }
}

extension UnitPoint {
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
