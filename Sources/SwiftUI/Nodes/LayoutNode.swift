/// The representation of a view for layout and drawing: a rectangle with children.
///
/// Lengths are exact and in points. The x-axis starts at the leading edge; positions are mirrored in right-to-left
/// environments when a view is placed, and rounded to pixels when it is drawn.
@MainActor
class LayoutNode {
  /// Properties that a view passes to its container; modifiers pass them on.
  struct Traits {
    var priority = 0.0
    var zIndex = 0.0
    /// The layout values, by the type of the `LayoutValueKey`.
    var values = LayoutValues()
    /// The identities by which scrolling finds the view, the outermost last.
    var identities: [AnyHashable] = []
    /// The properties of the view as a grid cell.
    var cell = GridCell()
  }

  /// The position of a child, and its proposal.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  let environment: EnvironmentValues
  private(set) var children: [LayoutNode]
  var traits = Traits()
  /// The frame in the coordinates of the parent.
  private(set) var frame = CGRect.zero
  /// The surroundings when the node was placed.
  private(set) var surroundings = Surroundings()
  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(proposal: ProposedViewSize, id: ObjectIdentifier, value: CGFloat?)] = []
  private lazy var ownSpacing = spacing
  private lazy var ownGuides = explicitGuides
  private lazy var isRightToLeft = environment.layoutDirection == .rightToLeft
  /// The edges at which drawing continues into the safe area that the node touches.
  var bleeding: Edge.Set = []
  /// The accessibility properties of the elements that are drawn for the node, the innermost first.
  var accessibility: [AccessibilityProperties] = []
  /// The paddings around the node in the view in which it is drawn, the innermost first.
  final var paddings: [UIEdgeInsets] = []
  /// Actions for the views that are drawn for the node.
  var whenDrawn: [([UIView]) -> Void] = []
  /// The placement that a custom layout has just requested.
  var requested: Placement?

  init(_ environment: EnvironmentValues, _ children: [LayoutNode] = []) {
    self.environment = environment
    self.children = children
  }

  /// Creates a node around a single child, whose traits it passes on.
  init(around child: LayoutNode) {
    environment = child.environment
    children = [child]
    traits = child.traits
  }

  /// The size that the view chooses for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// The placement of each child if the view has the size for this proposal.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  /// The value of an alignment guide that is set inside the view; nil if none is.
  func explicit(_ guide: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
    let places = placements(in: size(proposal), proposal)
    let isHorizontal = AlignmentGuides.areHorizontal(guide)
    let values = zip(children, places).compactMap { child, place in
      child.guideValue(guide, place.proposal).map {
        $0 + (isHorizontal ? place.origin.x : place.origin.y)
      }
    }
    return AlignmentGuides.combined(values, guide)
  }

  /// The guides for which `explicit` may return a value, by their types; nil if it may be any.
  ///
  /// A node that overrides `explicit` also overrides this. Otherwise, each size that a stack needs would place all
  /// views in the node, for guides that none of them sets.
  var explicitGuides: Set<ObjectIdentifier>? {
    children.isEmpty ? nil : Self.explicitGuides(of: children)
  }

  /// The guides for which any of the nodes may have a value.
  final class func explicitGuides(of nodes: [LayoutNode]) -> Set<ObjectIdentifier>? {
    var guides: Set<ObjectIdentifier> = []
    for node in nodes {
      guard let own = node.ownGuides else { return nil }
      guides.formUnion(own)
    }
    return guides
  }

  var spacing: ViewSpacing { children.first?.preferredSpacing ?? .plain }

  /// The combined preferences of the views in the node; nil if there are none.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    Self.preference(key, of: children)
  }

  /// The combined preferences of several nodes.
  final class func preference<K: PreferenceKey>(_ key: K.Type, of nodes: [LayoutNode]) -> K.Value? {
    var combined: K.Value?
    for node in nodes {
      guard let value = node.preference(key) else { continue }
      combined = combined.map { K.combined($0, value) } ?? value
    }
    return combined
  }

  /// The name of the drawn node in trees and failure messages.
  var ownKind: String {
    let type = _typeName(type(of: self), qualified: false).prefix { $0 != "<" }
    return String(type.hasSuffix("Node") ? type.dropLast(4) : type)
  }

  /// The padding of the node around its children; nil if it has none.
  var padding: UIEdgeInsets? { nil }

  /// The radius of the corners at which the drawn view is cut off; 0 if it isn't.
  var cornerRadius: CGFloat { 0 }

  /// Creates the view of the node itself; nil if only its children are drawn.
  func makeView() -> UIView? { nil }

  /// The frame of a view with an identity inside the node; nil if it isn't inside.
  func rect(of identity: AnyHashable) -> CGRect? {
    if traits.identities.contains(identity) { return CGRect(origin: .zero, size: frame.size) }
    for child in children {
      if let rect = child.rect(of: identity) {
        return rect.offsetBy(dx: child.frame.minX, dy: child.frame.minY)
      }
    }
    return nil
  }

  /// The children in drawing order, which is that of `zIndex`.
  var drawnChildren: [LayoutNode] {
    // Loops instead of closures here and below, because each call of a closure checks its actor.
    var isInOrder = true
    for child in children where child.traits.zIndex != 0 { isInOrder = false }
    if isInOrder { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  /// The view into which a child is drawn; `view` is the parent's own.
  func container(of child: LayoutNode, in view: UIView) -> UIView { view }

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.ofNumbers
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Clears cached sizes that depend on more than proposals.
  func forgetSizes() {
    (sizes, guides) = ([], [])
    for child in children { child.forgetSizes() }
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(width: size.width, height: size.height) { guide in
      MainActor.assumeIsolated { self.guideValue(guide, proposal) }
    }
  }

  /// The value of `explicit`, which is computed once for each guide and proposal.
  final func guideValue(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let (id, proposal) = (ObjectIdentifier(guide), proposal.ofNumbers)
    if let ownGuides, !ownGuides.contains(id) { return nil }
    for known in guides where known.id == id && known.proposal == proposal { return known.value }
    let value = explicit(guide, proposal)
    guides.append((proposal, id, value))
    return value
  }

  /// `spacing`, found out once.
  final var preferredSpacing: ViewSpacing { ownSpacing }

  /// Places the node and its descendants.
  final func place(
    at origin: CGPoint, _ proposal: ProposedViewSize, in surroundings: Surroundings = Surroundings()
  ) {
    frame = CGRect(origin: origin, size: size(proposal))
    self.surroundings = surroundings
    placeChildren(proposal, in: inner(surroundings))
  }

  /// The surroundings relative to the node's own origin.
  private func inner(_ outer: Surroundings) -> Surroundings {
    var inner = outer
    inner.origin.x += frame.minX
    inner.origin.y += frame.minY
    return inner
  }

  /// Places the children in their surroundings.
  func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    for (child, place) in zip(children, placements(in: frame.size, proposal)) {
      self.place(child, place, in: surroundings)
    }
  }

  /// Places a child; in right-to-left environments from the right.
  final func place(_ child: LayoutNode, _ place: Placement, in surroundings: Surroundings) {
    var origin = place.origin
    if isRightToLeft, mirrors {
      origin.x = frame.width - origin.x - child.size(place.proposal).width
    }
    child.place(at: origin, place.proposal, in: surroundings)
  }

  /// The frame of the node in the whole tree.
  final var globalFrame: CGRect {
    frame.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
  }

  /// The frame extended into the safe area.
  final var drawnFrame: CGRect {
    guard !bleeding.isEmpty else { return frame }
    return frame.inset(by: surroundings.safeAreaInsets(of: globalFrame, bleedingEdges).negated)
  }

  private var bleedingEdges: Edge.Set { bleeding.physical(environment.layoutDirection) }

  /// Whether children are placed from the right in right-to-left environments.
  var mirrors: Bool { true }

  /// Replaces the node's children, for example in a view that depends on its size.
  final func replaceChildren(by nodes: [LayoutNode]) { children = nodes }

  /// Places a child so that its alignment guides meet those of a box.
  final func aligned(
    _ child: LayoutNode, _ proposal: ProposedViewSize, _ alignment: Alignment,
    in box: ViewDimensions
  ) -> Placement {
    let dimensions = child.dimensions(proposal)
    return Placement(
      origin: CGPoint(
        x: box.place(of: alignment.horizontal.id) - dimensions.place(of: alignment.horizontal.id),
        y: box.place(of: alignment.vertical.id) - dimensions.place(of: alignment.vertical.id)),
      proposal: proposal)
  }
}

extension ProposedViewSize {
  /// The proposal without NaN, which isn't even equal to itself, so that sizes for it could not be cached.
  fileprivate var ofNumbers: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}

extension ViewDimensions {
  /// Creates dimensions without explicit guides.
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height) { _ in nil }
  }
}
