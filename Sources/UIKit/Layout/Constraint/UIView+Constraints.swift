import DarkroomCoreGraphics

extension UIView {
  func adoptConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.state.holder !== self else { return }
    constraint.deactivate()
    let space = constraint.form.commonAncestor
    UncaughtException.require(
      space?.isInside(self) ?? false,
      "The view hierarchy is not prepared for the constraint: \(constraint) When added to a view, the constraint's items must be descendants of that view (or the view itself).",
      name: .generic)
    hold(constraint, in: space, currentEngine)
    setNeedsLayout()
  }

  /// Activates the constraints that a stack has created to arrange its views.
  ///
  /// Constraints with one side refer to an arranged view or the stack, those with two to views in the stack or the
  /// stack's own edges. So the view that holds each of them is known without a search.
  func adoptArrangement(_ constraints: [NSLayoutConstraint]) {
    let engine = currentEngine
    for constraint in constraints {
      let form = constraint.form
      guard form.second == nil, let single = form.first.item?.view, single !== self else {
        hold(constraint, in: self, engine)
        continue
      }
      single.hold(constraint, in: single, engine)
      single.setNeedsLayout()
    }
    setNeedsLayout()
  }

  /// - Parameters:
  ///   - space: The view in whose coordinates the constraint is.
  ///   - engine: The engine of the view.
  private func hold(_ constraint: NSLayoutConstraint, in space: UIView?, _ engine: LayoutEngine?) {
    let form = constraint.form
    layoutState.noteHeld(constraint)
    constraint.state.holder = self
    ActivationSerial.last += 1
    constraint.state.serial = ActivationSerial.last
    noteReferences(to: constraint, by: form.first)
    if let second = form.second { noteReferences(to: constraint, by: second) }
    markTreeWantsAutoLayout()
    engine?.install(constraint, in: space)
  }

  private func noteReferences(to constraint: NSLayoutConstraint, by operand: LayoutOperand) {
    switch operand {
    case .attribute(let item, _):
      guard let view = item.view else { return }
      view.layoutState.noteReference(constraint)
      view.markTreeWantsAutoLayout()
    case .distance(let start, let end):
      noteReferences(to: constraint, by: start)
      noteReferences(to: constraint, by: end)
    }
  }

  /// Each is added by the overridable method.
  func adoptConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Each is removed by the overridable method.
  func dropConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func dropConstraint(_ constraint: NSLayoutConstraint) {
    guard let index = layoutState.constraints.lastIndex(where: { $0 === constraint }) else {
      return
    }
    layoutState.constraints.remove(at: index)
    constraint.state.holder = nil
    constraint.form.forEachItem { $0.view?.forgetReference(to: constraint) }
    currentEngine?.uninstall(constraint)
    setNeedsLayout()
  }

  private func forgetReference(to constraint: NSLayoutConstraint) {
    if let index = layoutState.references.lastIndex(where: { $0 === constraint }) {
      layoutState.references.remove(at: index)
    }
  }

  /// Constrains the view's four edges to those of a containing view.
  package func pinEdges(to container: UIView) {
    NSLayoutConstraint.activate(edgeConstraints(to: container))
  }

  /// Pins the edges of a root view to its window's, with constraints that are given up after all others.
  func pinEdges(toWindow window: UIWindow) {
    let edges = edgeConstraints(to: window)
    for constraint in edges { constraint.state.isOfWindow = true }
    NSLayoutConstraint.activate(edges)
  }

  private func edgeConstraints(to container: UIView) -> [NSLayoutConstraint] {
    [
      leftAnchor.constraint(equalTo: container.leftAnchor),
      rightAnchor.constraint(equalTo: container.rightAnchor),
      topAnchor.constraint(equalTo: container.topAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ]
  }

  func closestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var a: UIView = self
    var b = other
    var aDepth = depth
    var bDepth = other.depth
    while a !== b {
      if aDepth >= bDepth {
        guard let parent = a.superview else { return nil }
        a = parent
        aDepth -= 1
      } else {
        guard let parent = b.superview else { return nil }
        b = parent
        bDepth -= 1
      }
    }
    return a
  }

  private var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  // MARK: Content priorities

  /// Keeps the view from stretching, with the priority that Interface Builder sets for switches, activity indicators
  /// and the height of progress bars.
  func hugContent(_ axes: [NSLayoutConstraint.Axis]) {
    for axis in axes { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  func contentPriority(_ priorities: ContentPriorities, _ axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    if case .horizontal = axis { priorities.horizontal } else { priorities.vertical }
  }

  func setContentPriority(
    _ path: WritableKeyPath<LayoutState, ContentPriorities>, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) {
    UncaughtException.require(
      !priority.rawValue.isNaN, NSLayoutConstraint.illegalPriority(priority))
    if axis == .horizontal {
      layoutState[keyPath: path].horizontal = priority
    } else {
      layoutState[keyPath: path].vertical = priority
    }
    intrinsicSizeDidChange()
  }

  /// Called when the intrinsic size, or one of its priorities, has changed.
  func intrinsicSizeDidChange() {
    superview?.subviewIntrinsicSizeDidChange(self)
    guard let engine = currentEngine else { return }
    engine.contentDidChange(self)
    superview?.setNeedsLayout()
  }

  /// Called when margins, the safe area or the offset of the content have changed.
  func constraintInsetsDidChange() {
    guard let engine = currentEngine, !layoutState.references.isEmpty else { return }
    engine.insetsDidChange(self)
    setNeedsLayout()
  }

  /// Called when the layout direction or baselines may have changed.
  func constraintDirectionDidChange() {
    guard let engine = currentEngine else { return }
    if layoutState.references.isEmpty, layoutState.constraints.isEmpty { return }
    engine.directionDidChange(self)
    setNeedsLayout()
  }

  func translationDidChange(from old: Bool) {
    guard translatesAutoresizingMaskIntoConstraints != old else { return }
    if !translatesAutoresizingMaskIntoConstraints { markTreeWantsAutoLayout() }
    currentEngine?.translationDidChange(self)
    superview?.setNeedsLayout()
  }
}

extension UIView.LayoutState {
  /// The initial capacity.
  ///
  /// A view with one constraint usually gets several, and an array that starts with a capacity of one would grow three
  /// times.
  private static var usualCount: Int { 8 }

  fileprivate mutating func noteHeld(_ constraint: NSLayoutConstraint) {
    if constraints.isEmpty { constraints.reserveCapacity(Self.usualCount) }
    constraints.append(constraint)
  }

  fileprivate mutating func noteReference(_ constraint: NSLayoutConstraint) {
    if references.isEmpty { references.reserveCapacity(Self.usualCount) }
    references.append(constraint)
  }
}

/// The priorities of an intrinsic size on both axes.
struct ContentPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

/// Numbers constraints in the order of their activation.
@MainActor
private enum ActivationSerial {
  static var last = 0
}
