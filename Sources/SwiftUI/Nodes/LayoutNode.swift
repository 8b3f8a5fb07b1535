/// A view as layout and drawing know it: a rectangle with parts.
///
/// Lengths are exact, in points. The x axis runs from the leading edge; places are mirrored for
/// right-to-left surroundings when a view is placed, and rounded to pixels when it is drawn.
@MainActor
class LayoutNode {
  /// What a view tells the container around it; modifiers hand it on.
  struct Traits {
    var priority = 0.0
    var zIndex = 0.0
    /// By the type of the `LayoutValueKey`.
    var values = LayoutValues()
  }

  /// Where a part lies and what it was offered.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  let environment: EnvironmentValues
  private(set) var children: [LayoutNode]
  var traits = Traits()
  /// In the coordinates of the node around it.
  private(set) var frame = CGRect.zero
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// Through which edges the node is drawn on into the safe area.
  var bleeding: Edge.Set = []
  /// Where a custom layout has just put the node.
  var requested: Placement?

  init(_ environment: EnvironmentValues, _ children: [LayoutNode] = []) {
    self.environment = environment
    self.children = children
  }

  /// A node around one other, whose traits it hands on.
  init(around child: LayoutNode) {
    environment = child.environment
    children = [child]
    traits = child.traits
  }

  /// The size that the view answers to a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// Where each child lies if the view has the size after this proposal.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  /// The value of a guide that comes from inside of the view; nil if none does.
  func explicit(_ guide: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
    let places = placements(in: size(proposal), proposal)
    let isHorizontal = AlignmentGuides.areHorizontal(guide)
    let values = zip(children, places).compactMap { child, place in
      child.explicit(guide, place.proposal).map {
        $0 + (isHorizontal ? place.origin.x : place.origin.y)
      }
    }
    return AlignmentGuides.combined(values, guide)
  }

  var spacing: ViewSpacing { children.first?.spacing ?? .plain }

  /// What is drawn for the node itself; nil if only its children are.
  func makeView() -> UIView? { nil }

  /// Whether children are drawn above what is drawn for the node; the order is that of `zIndex`.
  var drawnChildren: [LayoutNode] {
    children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(width: size.width, height: size.height) { guide in
      MainActor.assumeIsolated { self.explicit(guide, proposal) }
    }
  }

  /// Places the node and everything in it.
  func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    frame = CGRect(origin: origin, size: size)
    let isMirrored = environment.layoutDirection == .rightToLeft && mirrors
    for (child, place) in zip(children, placements(in: size, proposal)) {
      let x =
        isMirrored ? size.width - place.origin.x - child.size(place.proposal).width : place.origin.x
      child.place(at: CGPoint(x: x, y: place.origin.y), place.proposal)
    }
  }

  /// Whether children lie from the right in right-to-left surroundings.
  var mirrors: Bool { true }

  /// Puts other parts in place of the node's, as a view that depends on its size does.
  final func replaceChildren(by nodes: [LayoutNode]) { children = nodes }

  /// Where a child lies so that its guides meet those of a box.
  final func aligned(
    _ child: LayoutNode, _ proposal: ProposedViewSize, _ alignment: Alignment,
    in box: ViewDimensions
  ) -> Placement {
    let dimensions = child.dimensions(proposal)
    return Placement(
      origin: CGPoint(
        x: box[alignment.horizontal] - dimensions[alignment.horizontal],
        y: box[alignment.vertical] - dimensions[alignment.vertical]), proposal: proposal)
  }
}

extension ViewDimensions {
  /// A box without guides of its own.
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height) { _ in nil }
  }
}
