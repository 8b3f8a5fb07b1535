import DarkroomConstraintSolver
import DarkroomCoreGraphics

extension LayoutEngine {
  // MARK: What has changed

  func contentDidChange(_ view: UIView) {
    if existingItem(view) != nil { pending.contents.append(view.reference) }
  }

  func insetsDidChange(_ view: UIView) {
    let reference = view.reference
    // Safe area and margins change together.
    if pending.insets.last !== reference { pending.insets.append(reference) }
  }

  func directionDidChange(_ view: UIView) { pending.directions.append(view.reference) }

  func frameDidChange(_ view: UIView) {
    guard existingItem(view) != nil else { return }
    if view.translatesAutoresizingMaskIntoConstraints || view === root {
      pending.pins.append(view.reference)
    }
  }

  func translationDidChange(_ view: UIView) {
    guard existingItem(view) != nil else { return }
    pending.pins.append(view.reference)
    pending.contents.append(view.reference)
  }

  // MARK: Solving

  private var isSettled: Bool {
    solver.isSettled && pending.isEmpty
  }

  /// Solves the changed constraints, and marks the superviews of views that move as needing layout.
  func update() {
    guard !isUpdating else { return }
    if !overhangs.isEmpty { refreshOverhangs() }
    guard !isSettled else { return }
    isUpdating = true
    defer { isUpdating = false }
    if root is UIWindow { windowLayouts += 1 }
    var rounds = 0
    while !isSettled, rounds < 10 {
      rounds += 1
      applyPending()
      solveWithInsets()
    }
    for text in reports.take() { Self.report(text) }
    announceChanges()
  }

  private func applyPending() {
    let changes = pending
    pending = PendingChanges()
    for view in changes.holders.compactMap(\.view) where view.currentEngine === self {
      for constraint in view.layoutState.constraints { install(constraint) }
    }
    for view in changes.pins.compactMap(\.view) {
      if let item = existingItem(view) { updatePins(of: item) }
    }
    for view in changes.contents.compactMap(\.view) { applyContentChange(of: view) }
    for view in changes.insets.compactMap(\.view) { applyInsetChange(of: view) }
    for view in changes.directions.compactMap(\.view) {
      for constraint in view.layoutState.references { refresh(constraint) }
      for constraint in view.layoutState.constraints where constraint.form.isDirectional {
        refresh(constraint)
      }
    }
  }

  /// Updates keyboard guides, because there is no notification when a superview of a guide's owner moves.
  private func refreshOverhangs() {
    overhangs.removeAll { $0.guide.guide?.owner == nil }
    for index in overhangs.indices {
      guard let guide = overhangs[index].guide.guide, guide.overhang != overhangs[index].points,
        let owner = guide.owner
      else { continue }
      overhangs[index].points = guide.overhang
      pending.insets.append(owner.reference)
    }
  }

  /// From now on, updates the guide's constraints when its distance to the bottom of the window changes.
  func followOverhang(of guide: UILayoutGuide) {
    guard !isFitting, !overhangs.contains(where: { $0.guide === guide.reference }) else { return }
    overhangs.append((guide: guide.reference, points: guide.overhang))
  }

  private func applyContentChange(of view: UIView) {
    guard let item = existingItem(view) else { return }
    updateContent(of: item)
    let insets = view.alignmentInsets
    guard insets != item.alignmentInsets || view.hasConstrainedBaselines else { return }
    item.alignmentInsets = insets
    for constraint in view.layoutState.references { refresh(constraint) }
  }

  func applyInsetChange(of view: UIView) {
    let insets = view.alignmentInsets
    // A subclass may let its alignment rectangle follow its margins.
    if let item = existingItem(view), insets != item.alignmentInsets {
      item.alignmentInsets = insets
      for constraint in view.layoutState.references { refresh(constraint) }
    } else {
      refreshConstraints(withInsetsOf: view)
    }
  }

  /// Solves in two passes, because the height of a text depends on its width: texts first have any width they need, and
  /// then wrap at the width that results.
  func solveInTwoPasses() {
    for item in texts {
      setUnlimitedContent(of: item)
      resetBaselines(of: item)
    }
    refreshBorrowedBaselines()
    solve()
    guard !texts.isEmpty else { return }
    for item in texts { setLimitedContent(of: item) }
    solve()
    for item in texts { updateBaselines(of: item) }
    refreshBorrowedBaselines()
    solve()
  }

  /// Gives up contradictory constraints, until the remaining ones are consistent and earlier ones take precedence.
  private func solve() {
    var tries = 0
    repeat {
      tries += 1
      let broken = solver.solve { [unowned self] in chooseBroken(among: $0) }
      if !broken.isEmpty { noteBroken(broken) }
      for wish in contradictions.mayHold { restore(wish) }
    } while !solver.isSettled && tries < Self.tries
  }

  /// The greatest number of attempts.
  ///
  /// Usually there are two, and never more than there are constraints.
  private static let tries = 1000

  private func announceChanges() {
    for variable in solver.takeChanges() {
      guard let item = item(variable), let view = item.view else { continue }
      if item.guide != nil || item.scrolled?.width == variable || item.scrolled?.height == variable
      {
        view.setNeedsLayout()
      } else if !view.translatesAutoresizingMaskIntoConstraints {
        (view === root ? view : view.superview)?.setNeedsLayout()
      }
    }
  }

  // MARK: Results

  /// The frame of a guide or view in its superview or owner, as solved and not rounded.
  func solvedFrame(_ item: EngineItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  func frame(of guide: UILayoutGuide) -> CGRect? {
    update()
    return existingItem(guide).map { solvedFrame($0).withEdgesOnPixels(scale: UIScreen.mainScale) }
  }
}

extension CGRect {
  /// Rounds edges to pixels, with halves rounded up; sizes follow from them (see Measures, layout rounding).
  /// - Parameter scale: The number of pixels per point.
  func withEdgesOnPixels(scale: CGFloat) -> CGRect {
    func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) }
    let left = pixel(minX)
    let top = pixel(minY)
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(maxX) - left) / scale,
      height: (pixel(maxY) - top) / scale)
  }
}
