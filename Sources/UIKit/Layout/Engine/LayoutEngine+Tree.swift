extension LayoutEngine {
  /// Creates an engine for the whole tree below `root`, with its constraints.
  static func make(for root: UIView, isFitting: Bool = false) -> LayoutEngine {
    let engine = LayoutEngine(root: root, isFitting: isFitting)
    engine.join(root)
    _ = engine.item(for: root)
    return engine
  }

  /// Adds `view` and its descendants, except for `known` and its descendants.
  func join(_ view: UIView, except known: UIView? = nil) {
    view.forEachInTree(except: known) { view in
      if !isFitting {
        view.layoutState.engine = self
        view.layoutState.needsUpdateConstraints = true
        view.layoutState.treeNeedsUpdateConstraints = true
      }
      for constraint in view.layoutState.constraints { install(constraint) }
    }
    if !isFitting { view.superview?.markTreeNeedsUpdateConstraints() }
  }

  /// Whether a view outside of `view` holds a constraint.
  func isConstrained(outside view: UIView) -> Bool {
    var count = 0
    view.forEachInTree { view in
      for constraint in view.layoutState.constraints where isInstalled(constraint) { count += 1 }
    }
    return count < installedCount
  }

  /// Extends the engine to a larger tree without an engine, because its root `view` has become a subview.
  func extend(around view: UIView) {
    let root = view.layoutRoot
    setRoot(root)
    join(root, except: view)
    // The order is the same as when the engine is created for the whole tree.
    view.forEachInTree { view in
      view.layoutState.needsUpdateConstraints = true
      view.layoutState.treeNeedsUpdateConstraints = true
    }
  }

  /// Reduces the engine to `view`, which is about to leave the tree, because nothing outside of it has constraints.
  func retract(to view: UIView) {
    let old = root
    setRoot(view)
    old?.forEachInTree(except: view) { release($0) }
  }

  private func release(_ view: UIView) {
    for guide in view.guides.added { forget(guide) }
    if let guide = view.guides.readable { forget(guide) }
    forget(view)
    view.layoutState.engine = nil
  }

  /// Removes `view` and its descendants.
  func leave(_ view: UIView) {
    view.forEachInTree { view in
      for constraint in view.layoutState.constraints { uninstall(constraint) }
    }
    view.forEachInTree { release($0) }
  }
}

extension UIView {
  /// The engine of this view's tree; nil while nothing in the tree uses Auto Layout.
  var currentEngine: LayoutEngine? {
    guard let engine = layoutState.engine else { return nil }
    guard engine.root == nil else { return engine }
    layoutState.engine = nil
    return nil
  }

  /// The engine with current values, created if there is none.
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

  /// Creates an engine for the tree if something in this view uses Auto Layout.
  ///
  /// Otherwise constraints position nothing in it, and the views above need not be checked.
  func establishEngine() {
    guard layoutState.treeWantsAutoLayout, currentEngine == nil else { return }
    let root = layoutRoot
    guard root.layoutState.treeWantsAutoLayout else { return }
    _ = LayoutEngine.make(for: root)
  }

  func markTreeWantsAutoLayout() {
    if layoutState.treeWantsAutoLayout { return }
    var view: UIView? = self
    while let current = view, !current.layoutState.treeWantsAutoLayout {
      current.layoutState.treeWantsAutoLayout = true
      view = current.superview
    }
  }

  /// Called when `view` has become a subview.
  func layoutTreeDidGain(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { view.markTreeWantsAutoLayout() }
    if view.layoutState.treeWantsAutoLayout { markTreeWantsAutoLayout() }
    if view.layoutState.treeIsNew { markTreeNew() }
    if view.layoutState.treeNeedsUpdateConstraints { markTreeNeedsUpdateConstraints() }
    if let engine = currentEngine {
      view.dropEngine()
      engine.join(view)
    } else if let kept = view.currentEngine, kept.root === view {
      kept.extend(around: view)
    } else {
      view.dropEngine()
    }
  }

  /// Called before this view leaves its superview, to remove constraints to views that stay.
  func layoutTreeWillLeave() {
    guard layoutState.treeWantsAutoLayout || layoutState.engine != nil || hasReferences else {
      return
    }
    deactivateConstraintsAbove()
    guard let engine = currentEngine else { return }
    if engine.isConstrained(outside: self) {
      engine.leave(self)
    } else if engine.installedCount == 0 {
      layoutRoot.dropEngine()
    } else {
      engine.retract(to: self)
    }
  }

  /// Deactivates constraints to views outside.
  ///
  /// A constraint is held by a view that contains all its items, so they are held by superviews.
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
    guard layoutState.engine != nil else { return }
    forEachInTree { view in
      view.layoutState.engine = nil
      view.layoutState.item = nil
    }
  }

  private var hasReferences: Bool { !layoutState.references.isEmpty }
}
