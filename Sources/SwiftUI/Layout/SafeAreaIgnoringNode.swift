/// A view that is also offered the safe areas that its container touches.
///
/// - SeeAlso: OpenSwiftUI, `_SafeAreaRegionsIgnoringLayout`. As there.
final class SafeAreaIgnoringNode: LayoutNode {
  private let edges: Edge.Set

  init(_ child: LayoutNode, _ edges: Edge.Set) {
    self.edges = edges
    super.init(around: child)
  }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let direction = environment.layoutDirection
    let insets = EdgeInsets(
      self.surroundings.safeAreaInsets(of: globalFrame, edges.physical(direction)), direction)
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + insets.leading + insets.trailing },
      height: proposal.height.map { $0 + insets.top + insets.bottom })
    let origin = CGPoint(x: -insets.leading, y: -insets.top)
    place(children[0], Placement(origin: origin, proposal: offer), in: surroundings)
  }
}
