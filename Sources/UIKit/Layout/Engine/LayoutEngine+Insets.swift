import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Safe areas and margins of views that constraints place, which follow from the solution and have a part in it.
///
/// A view that is as large as its content asks for has that content inside of its margins, and these depend on what it
/// covers of the unsafe bands. Such circles may close in several ways: edges are rounded to pixels, and a view may grow
/// into a band because it is in it. So each solution begins with views that nothing reaches into, and insets and
/// frames take turns until nothing changes: what comes out is a function of the tree, whatever the views had before,
/// and of the ways to close the circle the one with the smallest insets.
extension LayoutEngine {
  /// Turns after which insets that have not come to rest stay as they are, unless all of them grow: these go on into
  /// their bands, by a pixel at least.
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

  /// Forgets the others, which are noted again when their insets change.
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

  /// Whether constraints place the view where something may reach into it, and not only by the edges of its superview:
  /// then its insets have no part in where it is.
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

  /// Whether the insets of the view follow from where constraints place it, and from nothing that a subclass does.
  private func isPlaced(_ view: UIView) -> Bool {
    view !== root && !view.translatesAutoresizingMaskIntoConstraints
      && !view.safeAreaInsets.differ(from: view.insets.safeArea)
      && !view.layoutMargins.differ(from: view.computedMargins)
  }

  private func setInsets(_ insets: ResolvedInsets?, of item: EngineItem) {
    if let insets, let old = item.followedInsets, !insets.differ(from: old) { return }
    item.followedInsets = insets
    guard let view = item.view else { return }
    for constraint in view.layoutState.references { refresh(constraint) }
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

  /// What the view has where the solution places it and those that it is in.
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

  /// Nil for a view whose insets are those that it has: what it scrolls, or the mask, decides.
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

  /// The frame of the view with its transform, where `rect` is that without.
  fileprivate func frame(forGeometry rect: CGRect) -> CGRect {
    let transform = transform
    guard !transform.isIdentity else { return rect }
    let anchor = layer.anchorPoint
    let (x, y) = (rect.width * anchor.x, rect.height * anchor.y)
    return CGRect(x: -x, y: -y, width: rect.width, height: rect.height).applying(transform)
      .offsetBy(dx: rect.minX + x, dy: rect.minY + y)
  }
}
