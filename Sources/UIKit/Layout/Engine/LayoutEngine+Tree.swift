extension LayoutEngine {
  /// An engine for the whole tree below `root`, its constraints included.
  static func make(for root: UIView, isFitting: Bool = false) -> LayoutEngine {
    let engine = LayoutEngine(root: root, isFitting: isFitting)
    engine.join(root)
    _ = engine.item(for: root)
    return engine
  }

  /// Takes in `view` and all below it.
  func join(_ view: UIView) {
    view.forEachInTree { view in
      if !isFitting {
        view.layoutState.engine = self
        view.layoutState.needsUpdateConstraints = true
        view.layoutState.treeNeedsUpdateConstraints = true
      }
      for constraint in view.layoutState.constraints { install(constraint) }
    }
    if !isFitting { view.superview?.markTreeNeedsUpdateConstraints() }
  }

  /// Whether any constraint is held by a view that is not in `view`.
  func isConstrained(outside view: UIView) -> Bool {
    var count = 0
    view.forEachInTree { view in
      for constraint in view.layoutState.constraints where isInstalled(constraint) { count += 1 }
    }
    return count < installedCount
  }

  /// Lets go of `view` and all below it.
  func leave(_ view: UIView) {
    view.forEachInTree { view in
      for constraint in view.layoutState.constraints { uninstall(constraint) }
    }
    view.forEachInTree { view in
      for guide in view.guides.added { forget(guide) }
      if let guide = view.guides.readable { forget(guide) }
      forget(view)
      view.layoutState.engine = nil
    }
  }
}

extension UIView {
  /// The engine of this view's tree; none as long as nothing in the tree uses Auto Layout.
  var currentEngine: LayoutEngine? {
    guard let engine = layoutState.engine else { return nil }
    guard engine.root == nil else { return engine }
    layoutState.engine = nil
    return nil
  }

  /// The engine, made where there is none, with the values of now.
  var settledEngine: LayoutEngine? {
    establishEngine()
    currentEngine?.update()
    return currentEngine
  }

  var layoutRoot: UIView {
    var root = self
    while let parent = root.superview { root = parent }
    return root
  }

  /// Makes an engine for the tree if something in this view uses Auto Layout.
  ///
  /// Where nothing does, nothing in it is placed by constraints, and nobody above need be asked.
  func establishEngine() {
    guard layoutState.treeWantsAutoLayout, currentEngine == nil else { return }
    let root = layoutRoot
    guard root.layoutState.treeWantsAutoLayout else { return }
    _ = LayoutEngine.make(for: root)
  }

  func markTreeWantsAutoLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutState.treeWantsAutoLayout {
      current.layoutState.treeWantsAutoLayout = true
      view = current.superview
    }
  }

  /// `view` has become a subview.
  func layoutTreeDidGain(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { view.markTreeWantsAutoLayout() }
    if view.layoutState.treeWantsAutoLayout { markTreeWantsAutoLayout() }
    let engine = currentEngine
    if view.layoutState.engine != nil { view.forEachInTree { $0.layoutState.engine = nil } }
    engine?.join(view)
  }

  /// This view is about to leave its superview, and constraints with what stays go.
  func layoutTreeWillLeave() {
    guard layoutState.treeWantsAutoLayout || layoutState.engine != nil || hasReferences else {
      return
    }
    deactivateConstraintsAbove()
    guard let engine = currentEngine else { return }
    if engine.isConstrained(outside: self) { engine.leave(self) } else { layoutRoot.dropEngine() }
  }

  /// A constraint is held by a view that all its items are in, so that those with what stays are all further up.
  private func deactivateConstraintsAbove() {
    var holders = Set<ObjectIdentifier>()
    var ancestor = superview
    while let view = ancestor {
      if !view.layoutState.constraints.isEmpty { holders.insert(ObjectIdentifier(view)) }
      ancestor = view.superview
    }
    guard !holders.isEmpty else { return }
    forEachInTree { view in
      for constraint in view.layoutState.references {
        guard let holder = constraint.state.holder else { continue }
        if holders.contains(ObjectIdentifier(holder)) { constraint.deactivate() }
      }
    }
  }

  private func dropEngine() {
    forEachInTree { view in
      view.layoutState.engine = nil
      view.layoutState.item = nil
    }
  }

  private var hasReferences: Bool { !layoutState.references.isEmpty }
}
