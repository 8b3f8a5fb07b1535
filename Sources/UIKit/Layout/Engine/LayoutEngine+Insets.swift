import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Computes the safe areas and margins of views with constraints, which depend on the solution and also affect it.
///
/// A view that is as large as its content contains that content inside its margins, and these depend on how far the
/// view extends into the unsafe areas. Such a cycle can have several solutions, because edges are rounded to pixels and
/// a view may extend into an unsafe area only because of its insets. So each solution starts with views without insets,
/// and then insets and frames are computed alternately until nothing changes. The result depends only on the tree, not
/// on earlier values, and of all solutions it is the one with the smallest insets.
extension LayoutEngine {
  /// The number of rounds after which insets that still change are kept, unless all of them grow; those continue into
  /// their areas, by at least a pixel in each round.
  private static let insetTurns = 12
  private static let mostInsetTurns = 300

  private enum InsetTurn { case atRest, growing, wandering }

  func safeArea(of item: EngineItem, _ view: UIView) -> UIEdgeInsets {
    noteInsetUse(item)
    return item.followedInsets?.safeArea ?? view.safeAreaInsets
  }

  func margins(of item: EngineItem, _ view: UIView) -> UIEdgeInsets {
    noteInsetUse(item)
    return item.followedInsets?.margins ?? view.layoutMargins
  }

  private func noteInsetUse(_ item: EngineItem) {
    guard !item.isInsetItem, !isFitting else { return }
    item.isInsetItem = true
    insetItems.append(item)
  }

  func solveWithInsets() {
    guard !insetItems.isEmpty else { return solveInTwoPasses() }
    let isUnchanged = solver.isSettled && borrowedBaselines.isEmpty
    let following = takeFollowing()
    guard !following.isEmpty else { return solveInTwoPasses() }
    if isUnchanged, solver.isSettled, !insetsDiffer(following) { return }
    for item in following {
      if let view = item.view { setInsets(view.insetsWithoutSurroundings, of: item) }
    }
    solveInTwoPasses()
    for turn in 1...Self.mostInsetTurns {
      switch advanceInsets(of: following) {
      case .atRest: return
      case .wandering where turn > Self.insetTurns: return
      case .growing, .wandering: solveInTwoPasses()
      }
    }
  }

  /// Removes all other items, which are added again when their insets change.
  private func takeFollowing() -> [EngineItem] {
    let noted = insetItems
    insetItems = []
    var following: [EngineItem] = []
    for item in noted {
      if followsInsets(item) {
        following.append(item)
      } else {
        item.isInsetItem = false
        if item.followedInsets != nil { setInsets(nil, of: item) }
      }
    }
    insetItems += following
    return following
  }

  /// Whether constraints position the view where an unsafe area may reach, and not only relative to its superview's
  /// edges.
  ///
  /// In the latter case its insets do not affect its position.
  private func followsInsets(_ item: EngineItem) -> Bool {
    guard let view = item.view, let superview = view.superview,
      view.preservesSuperviewLayoutMargins || superview.safeAreaForSubviews != .zero
    else { return false }
    return isPlaced(view) && !isHeld(view)
  }

  private func isHeld(_ view: UIView) -> Bool {
    var current = view
    while isPlaced(current), let superview = current.superview {
      guard HeldEdges(of: current, in: superview).areAll else { return false }
      current = superview
    }
    return true
  }

  /// Whether the insets of the view depend only on where constraints position it, and not on a subclass.
  private func isPlaced(_ view: UIView) -> Bool {
    view !== root && !view.translatesAutoresizingMaskIntoConstraints
      && !view.safeAreaInsets.differ(from: view.insets.safeArea)
      && !view.layoutMargins.differ(from: view.computedMargins)
  }

  private func setInsets(_ insets: ResolvedInsets?, of item: EngineItem) {
    if let insets, let old = item.followedInsets, !insets.differ(from: old) { return }
    item.followedInsets = insets
    if let view = item.view { applyInsetChange(of: view) }
  }

  // MARK: Insets of the solution

  private func insetsDiffer(_ items: [EngineItem]) -> Bool {
    var known: [ObjectIdentifier: ResolvedInsets] = [:]
    return items.contains { item in
      guard let view = item.view else { return false }
      guard let old = item.followedInsets else { return true }
      return insets(of: view, item, &known).differ(from: old)
    }
  }

  private func advanceInsets(of items: [EngineItem]) -> InsetTurn {
    var known: [ObjectIdentifier: ResolvedInsets] = [:]
    var changed: [(EngineItem, ResolvedInsets)] = []
    for item in items {
      guard let view = item.view else { continue }
      let new = insets(of: view, item, &known)
      if item.followedInsets?.differ(from: new) ?? true { changed.append((item, new)) }
    }
    guard !changed.isEmpty else { return .atRest }
    let isGrowing = changed.allSatisfy { item, new in
      item.followedInsets.map { $0.safeArea.union(new.safeArea) == new.safeArea } ?? false
    }
    for (item, new) in changed { setInsets(new, of: item) }
    return isGrowing ? .growing : .wandering
  }

  /// The insets of the view at the position that the solution gives it and its superviews.
  private func insets(
    of view: UIView, _ item: EngineItem, _ known: inout [ObjectIdentifier: ResolvedInsets]
  ) -> ResolvedInsets {
    var path: [(view: UIView, item: EngineItem)] = [(view, item)]
    while let outer = path.last?.view.superview, known[ObjectIdentifier(outer)] == nil,
      let item = placedItem(outer)
    {
      path.append((outer, item))
    }
    var result = view.insetsWithoutSurroundings
    for (view, item) in path.reversed() {
      guard let outer = view.superview else { continue }
      let surroundings = surroundings(of: view, item, in: outer, known[ObjectIdentifier(outer)])
      let area = view.safeArea(in: surroundings)
      result = ResolvedInsets(
        safeArea: area, margins: view.margins(around: area, in: surroundings))
      known[ObjectIdentifier(view)] = result
    }
    return result
  }

  /// The item of a view that constraints position; nil for a view whose insets follow from scrolling or its
  /// autoresizing mask.
  private func placedItem(_ view: UIView) -> EngineItem? {
    view is UIScrollView || !isPlaced(view) ? nil : existingItem(view)
  }

  private func surroundings(
    of view: UIView, _ item: EngineItem, in outer: UIView, _ insets: ResolvedInsets?
  ) -> InsetSurroundings {
    var bounds = outer.bounds
    if insets != nil, let item = existingItem(outer) { bounds.size = pixelFrame(item).size }
    return InsetSurroundings(
      frame: view.frame(forGeometry: pixelFrame(item)), outerBounds: bounds,
      outerArea: insets?.safeArea ?? outer.safeAreaForSubviews,
      outerMargins: insets?.margins ?? outer.layoutMargins)
  }

  private func pixelFrame(_ item: EngineItem) -> CGRect {
    solvedFrame(item).withEdgesOnPixels(scale: UIScreen.mainScale)
  }
}

extension UIView {
  fileprivate var insetsWithoutSurroundings: ResolvedInsets {
    let area = safeArea(in: nil)
    return ResolvedInsets(safeArea: area, margins: margins(around: area, in: nil))
  }

  /// The frame with the view's transform applied to `rect`.
  fileprivate func frame(forGeometry rect: CGRect) -> CGRect {
    let transform = transform
    guard !transform.isIdentity else { return rect }
    let anchor = layer.anchorPoint
    let (x, y) = (rect.width * anchor.x, rect.height * anchor.y)
    return CGRect(x: -x, y: -y, width: rect.width, height: rect.height).applying(transform)
      .offsetBy(dx: rect.minX + x, dy: rect.minY + y)
  }
}
