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
    /// The identities by which scrolling finds the view, the outermost last.
    var identities: [AnyHashable] = []
    /// How the view lies as a cell of a grid.
    var cell = GridCell()
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
  /// What the node has found around it when it was placed.
  private(set) var surroundings = Surroundings()
  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(proposal: ProposedViewSize, id: ObjectIdentifier, value: CGFloat?)] = []
  private lazy var ownSpacing = spacing
  private lazy var ownGuides = explicitGuides
  private lazy var isRightToLeft = environment.layoutDirection == .rightToLeft
  /// Through which edges the node is drawn on into the safe area that they touch.
  var bleeding: Edge.Set = []
  /// What the elements that are drawn for the node are told, the innermost first.
  var accessibility: [AccessibilityProperties] = []
  /// What is to be done with the views that are drawn for the node.
  var whenDrawn: [([UIView]) -> Void] = []
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
      child.guideValue(guide, place.proposal).map {
        $0 + (isHorizontal ? place.origin.x : place.origin.y)
      }
    }
    return AlignmentGuides.combined(values, guide)
  }

  /// The guides for which `explicit` may have a value, by their types; nil if it may have one for any.
  ///
  /// A node that overrides `explicit` with values of its own overrides this, too. Without it each of
  /// the sizes that a stack asks for would place all views in the node, for guides that none of them has.
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

  /// What the views in the node say about themselves, together; nil if none says anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    Self.preference(key, of: children)
  }

  /// What several nodes say about themselves, together.
  final class func preference<K: PreferenceKey>(_ key: K.Type, of nodes: [LayoutNode]) -> K.Value? {
    var combined: K.Value?
    for node in nodes {
      guard let value = node.preference(key) else { continue }
      combined = combined.map { K.combined($0, value) } ?? value
    }
    return combined
  }

  /// What trees and failures call what is drawn for the node.
  var ownKind: String {
    let type = _typeName(type(of: self), qualified: false).prefix { $0 != "<" }
    return String(type.hasSuffix("Node") ? type.dropLast(4) : type)
  }

  /// What is drawn for the node itself; nil if only its children are.
  func makeView() -> UIView? { nil }

  /// Where a view with an identity lies in the node; nil if it isn't inside.
  func rect(of identity: AnyHashable) -> CGRect? {
    if traits.identities.contains(identity) { return CGRect(origin: .zero, size: frame.size) }
    for child in children {
      if let rect = child.rect(of: identity) {
        return rect.offsetBy(dx: child.frame.minX, dy: child.frame.minY)
      }
    }
    return nil
  }

  /// Whether children are drawn above what is drawn for the node; the order is that of `zIndex`.
  var drawnChildren: [LayoutNode] {
    // Loops in place of closures here and below: each call of a closure asks which actor it is on.
    var isInOrder = true
    for child in children where child.traits.zIndex != 0 { isInOrder = false }
    if isInOrder { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  /// What a child is drawn into if its parent's own view is the given one.
  func container(of child: LayoutNode, in view: UIView) -> UIView { view }

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.ofNumbers
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Measures again what depends on something else than proposals.
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

  /// `explicit`, found out once for each guide and proposal if there is something to find out.
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

  /// Places the node and everything in it.
  final func place(
    at origin: CGPoint, _ proposal: ProposedViewSize, in surroundings: Surroundings = Surroundings()
  ) {
    frame = CGRect(origin: origin, size: size(proposal))
    self.surroundings = surroundings
    placeChildren(proposal, in: inner(surroundings))
  }

  /// What the node has found around it, from its own origin.
  private func inner(_ outer: Surroundings) -> Surroundings {
    var inner = outer
    inner.origin.x += frame.minX
    inner.origin.y += frame.minY
    return inner
  }

  /// Places the children, in what they find around them.
  func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    for (child, place) in zip(children, placements(in: frame.size, proposal)) {
      self.place(child, place, in: surroundings)
    }
  }

  /// Places a child, from the right in right-to-left surroundings.
  final func place(_ child: LayoutNode, _ place: Placement, in surroundings: Surroundings) {
    var origin = place.origin
    if isRightToLeft, mirrors {
      origin.x = frame.width - origin.x - child.size(place.proposal).width
    }
    child.place(at: origin, place.proposal, in: surroundings)
  }

  /// Where the node lies in the whole.
  final var globalFrame: CGRect {
    frame.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
  }

  /// The frame, drawn on into the safe area.
  final var drawnFrame: CGRect {
    guard !bleeding.isEmpty else { return frame }
    return frame.inset(by: surroundings.safeAreaInsets(of: globalFrame, bleedingEdges).negated)
  }

  private var bleedingEdges: Edge.Set { bleeding.physical(environment.layoutDirection) }

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
        x: box.place(of: alignment.horizontal.id) - dimensions.place(of: alignment.horizontal.id),
        y: box.place(of: alignment.vertical.id) - dimensions.place(of: alignment.vertical.id)),
      proposal: proposal)
  }
}

extension ProposedViewSize {
  /// Without lengths that are no numbers: these differ even from themselves, so that no answer to
  /// them would be remembered.
  fileprivate var ofNumbers: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}

extension ViewDimensions {
  /// A box without guides of its own.
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height) { _ in nil }
  }
}
