/// Gives the coordinate space of a view a name.
struct _CoordinateSpaceModifier {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    SpaceNode(child, name)
  }
}

/// A view whose coordinate space has a name.
private final class SpaceNode: LayoutNode {
  private let name: AnyHashable

  init(_ child: LayoutNode, _ name: AnyHashable) {
    self.name = name
    super.init(around: child)
  }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    var inner = surroundings
    inner.spaces[name] = globalFrame
    super.placeChildren(proposal, in: inner)
  }
}
