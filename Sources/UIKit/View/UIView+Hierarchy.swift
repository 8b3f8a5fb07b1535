import DarkroomCSystem
import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  struct HierarchyState {
    /// The reference that other objects use without owning this view; nil until one needs it.
    var reference: ViewReference?
    /// The view's layer, whose delegate is the view without being owned by the layer.
    var delegatingLayer: DelegatingLayer?
    var superviewReference: ViewReference?
    var windowReference: ViewReference?
    /// The controller whose root view this is.
    weak var controller: UIViewController?
    /// Back to front.
    var subviews: [UIView] = []
    /// The arranged subviews of a stack view.
    var arranged: [UIView] = []

    /// Marks the view as released, and releases its subviews without a stack frame for each level.
    mutating func end() {
      reference?.end()
      delegatingLayer?.end()
      arranged = []
      if !subviews.isEmpty { ReleaseQueue.release(&subviews) }
    }
  }

  func setUp(frame: CGRect) {
    layer.viewDelegate = self
    ThreadSignals.prepare()
    _ = Self.keepsFreedMemory
    hierarchy.delegatingLayer = DelegatingLayer(layer)
    layoutState.order = LayoutOrder.next()
    layer.contentsScale = UIScreen.mainScale
    layer.frame = frame
    setNeedsLayout()
    if mayDraw { setNeedsDisplay() }
  }

  /// A process that creates views creates many screens, one after the other.
  private static let keepsFreedMemory = darkroom_keep_freed_memory() != 0

  /// Whether the view may draw; a plain view draws nothing, any other class may override `draw(_:)`.
  var mayDraw: Bool { type(of: self) != UIView.self }

  // MARK: Insertion

  /// Puts `view` in front of everything, including layers that belong to no view.
  func append(_ view: UIView) { insert(view, at: hierarchy.subviews.count, isOnTop: true) }

  /// Inserts `view` at `index`; an index out of range is clamped, as in UIKit.
  ///
  /// - Parameter isOnTop: whether it is also in front of layers that belong to no view.
  func insert(_ view: UIView, at index: Int, isOnTop: Bool = false) {
    UncaughtException.require(view !== self, "Can't add self as subview", name: .invalidArgument)
    if view.superview === self {
      reorder(view, to: index)
      if isOnTop, layer.sublayers?.last !== view.layer { layer.addSublayer(view.layer) }
    } else {
      adopt(view, at: index, isOnTop: isOnTop)
    }
  }

  func insert(_ view: UIView, above sibling: UIView) {
    guard view !== sibling else { return }
    if let index = indexOfSubview(sibling) { insert(view, at: index + 1) } else { addSubview(view) }
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard view !== sibling else { return }
    if let index = indexOfSubview(sibling) { insert(view, at: index) } else { addSubview(view) }
  }

  func indexOfSubview(_ view: UIView) -> Int? { hierarchy.subviews.index(ofIdentical: view) }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = indexOfSubview(view) else { return }
    let target = min(max(old < index ? index - 1 : index, 0), hierarchy.subviews.count - 1)
    guard target != old else { return }
    hierarchy.subviews.remove(at: old)
    if target == hierarchy.subviews.count {
      hierarchy.subviews.append(view)
    } else {
      hierarchy.subviews.insert(view, at: target)
    }
    placeLayer(of: view, at: target)
    setNeedsLayout()
  }

  /// The order is UIKit's: the new window and superview are announced, the view leaves its old parent, enters the new
  /// one, and is then told that it moved.
  private func adopt(_ view: UIView, at index: Int, isOnTop: Bool) {
    if !view.hierarchy.subviews.isEmpty, isInside(view) { view.layer.raiseCycle() }
    let oldWindow = view.window
    let newWindow = containingWindow
    let move = view.appearanceMove(from: oldWindow, to: newWindow)
    move?.begin()
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.superview {
      view.layoutTreeWillLeave()
      old.dropSubview(view)
    }

    let target = min(max(index, 0), hierarchy.subviews.count)
    hierarchy.subviews.insert(view, at: target)
    view.hierarchy.superviewReference = reference
    if isOnTop { layer.addSublayer(view.layer) } else { placeLayer(of: view, at: target) }
    layoutTreeDidGain(view)
    view.inheritFromSuperview(oldWindow: oldWindow, newWindow: newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    move?.end(laysOut: self is UIWindow ? view : nil)
  }

  private func appearanceMove(from old: UIWindow?, to new: UIWindow?) -> AppearanceMove? {
    old === new ? nil : AppearanceMove(of: self, isAppearing: new != nil)
  }

  private func inheritFromSuperview(oldWindow: UIWindow?, newWindow: UIWindow?) {
    updateTraitsInTree()
    updateInsetsInTree()
    updateTintInTree()
    if oldWindow !== newWindow { move(to: newWindow) }
  }

  /// Keeps layers that belong to no view at their places relative to neighboring views.
  private func placeLayer(of view: UIView, at index: Int) {
    let subviews = hierarchy.subviews
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else if index > 0 {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  func exchangeSubviews(_ index1: Int, _ index2: Int) {
    let count = hierarchy.subviews.count
    for index in [index1, index2] {
      UncaughtException.require(
        0..<count ~= index, "index \(index) beyond bounds for \(count) subviews of \(self)",
        name: .range)
    }
    guard index1 != index2 else { return }
    hierarchy.subviews.swapAt(index1, index2)
    for index in [max(index1, index2), min(index1, index2)] {
      placeLayer(of: hierarchy.subviews[index], at: index)
    }
  }

  func move(_ view: UIView, toFront: Bool) {
    guard indexOfSubview(view) != nil else { return }
    reorder(view, to: toFront ? hierarchy.subviews.count : 0)
    // Layers that belong to no view count as well.
    if toFront, layer.sublayers?.last !== view.layer { layer.addSublayer(view.layer) }
    if !toFront, layer.sublayers?.first !== view.layer { layer.insertSublayer(view.layer, at: 0) }
  }

  // MARK: Removal

  func detach() {
    guard let old = superview else { return }
    let oldWindow = window
    let move = appearanceMove(from: oldWindow, to: nil)
    move?.begin()
    if oldWindow != nil { announceMove(to: nil) }
    willMove(toSuperview: nil)
    layoutTreeWillLeave()
    old.dropSubview(self)
    hierarchy.superviewReference = nil
    inheritFromSuperview(oldWindow: oldWindow, newWindow: nil)
    didMoveToSuperview()
    old.setNeedsLayout()
    move?.end(laysOut: nil)
  }

  private func dropSubview(_ view: UIView) {
    willRemoveSubview(view)
    if let index = indexOfSubview(view) { hierarchy.subviews.remove(at: index) }
    view.layer.removeFromSuperlayer()
  }

  // MARK: Windows

  /// The window above this view; the reference is always to a window, so that no cast is needed.
  var inheritedWindow: UIWindow? {
    hierarchy.windowReference?.window
  }

  /// The window that contains the subviews of this view.
  var containingWindow: UIWindow? { self as? UIWindow ?? window }

  private func announceMove(to newWindow: UIWindow?) {
    forEachInTree { $0.willMove(toWindow: newWindow) }
  }

  private func move(to newWindow: UIWindow?) {
    let reference = newWindow?.reference
    forEachInTree { view in
      if view.window?.firstResponder === view { view.window?.firstResponder = nil }
      view.hierarchy.windowReference = reference
    }
    if newWindow != nil, AppearanceRules.areUsed { forEachInTree { AppearanceRules.apply(to: $0) } }
    forEachInTree { $0.didMoveToWindow() }
  }

  /// Calls `body` for this view and all its descendants, parents first, without recursion.
  ///
  /// If `body` adds or removes views, each view is visited if it is in the tree when its turn comes.
  /// - Parameter known: a view that is skipped together with its descendants.
  func forEachInTree(except known: UIView? = nil, _ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      if view === known { continue }
      body(view)
      pending.push(view.hierarchy.subviews)
    }
  }

  // MARK: Queries

  func isInside(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// Depth first, this view included.
  func firstView(tagged tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.push(view.hierarchy.subviews)
    }
    return nil
  }
}

extension [UIView] {
  /// Adds the subviews of a view to the pending views of a walk; the first of them is taken next.
  mutating func push(_ subviews: [UIView]) {
    for index in subviews.indices.reversed() { append(subviews[index]) }
  }
}
