import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UISplitViewController {
  /// The width of a column for which none was set.
  private static let standardWidth: CGFloat = 320

  func makeContainer() -> UIView {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.onLayout = { [weak self] in self?.layoutColumns() }
    return root
  }

  // MARK: Modes

  /// The display mode for the preference in the current window.
  var proposedMode: DisplayMode {
    if let chosen = state.chosenMode, chosen != .automatic { return limited(chosen) }
    guard preferredDisplayMode == .automatic else { return limited(preferredDisplayMode) }
    let size = viewIfLoaded?.bounds.size ?? .zero
    if preferredSplitBehavior == .overlay { return .secondaryOnly }
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Two columns beside a secondary one require the style with three columns.
  private func limited(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  func choose(_ mode: DisplayMode) {
    state.chosenMode = mode
    columnsDidChange()
  }

  func preferredModeDidChange() {
    state.chosenMode = nil
    columnsDidChange()
  }

  func toggleMode() {
    let isAlone = displayMode == .secondaryOnly
    choose(
      isAlone
        ? preferredSplitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
        : .secondaryOnly)
  }

  // MARK: Widths

  func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let low = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let high = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    let room = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let isFree = preferred < 0 && fraction < 0
    var width = preferred >= 0 ? preferred : fraction >= 0 ? fraction * room : Self.standardWidth
    if high >= 0 {
      width = min(width, high)
    } else if !isFree, preferred < 0 {
      width = min(width, Self.standardWidth)
    }
    if low >= 0 { width = max(width, low) }
    return min(width, room).rounded()
  }

  // MARK: Layout

  private func layoutColumns() {
    updateCollapse()
    if state.isCollapsed { return layoutCollapsed() }
    let old = state.mode
    let mode = proposedMode
    if mode != old {
      if old != nil { delegate?.splitViewController(self, willChangeTo: mode) }
      tell(of: mode, insteadOf: old)
      state.mode = mode
    }
    layoutExpanded(mode)
  }

  private func tell(of mode: DisplayMode, insteadOf old: DisplayMode?) {
    for column in expandedColumns.dropLast() {
      let (was, isNow) = (old?.shows(column, in: style) ?? false, mode.shows(column, in: style))
      if isNow, !was { delegate?.splitViewController(self, willShow: column) }
      if was, !isNow { delegate?.splitViewController(self, willHide: column) }
    }
  }

  private func layoutCollapsed() {
    state.separators.forEach { $0.removeFromSuperview() }
    state.dimming?.removeFromSuperview()
    guard let controller = collapsedController else { return }
    for child in children where child !== controller { take(child) }
    put(controller, in: view.bounds)
    setOverrideTraitCollection(nil, forChild: controller)
  }

  /// Places the columns beside or over the secondary one, starting at the edge of the primary one.
  private func layoutExpanded(_ mode: DisplayMode) {
    state.separators.forEach { $0.removeFromSuperview() }
    state.separators = []
    let beside = expandedColumns.dropLast().filter { mode.shows($0, in: style) }
    var frames: [(UIViewController, CGRect)] = []
    var x: CGFloat = 0
    for column in beside {
      guard let controller = container(of: column) else { continue }
      let width = width(of: column)
      frames.append((controller, CGRect(x: x, y: 0, width: width, height: view.bounds.height)))
      x += width
      addSeparator(at: x)
      x += view.pixel
    }
    let start = mode.liesOverSecondary ? 0 : x
    if let secondary = container(of: .secondary) {
      let width = mode == .twoDisplaceSecondary ? view.bounds.width : view.bounds.width - start
      put(
        secondary,
        in: placed(CGRect(x: start, y: 0, width: width, height: view.bounds.height)))
    }
    dimSecondary(mode.liesOverSecondary && !frames.isEmpty)
    let shown = frames.map(\.0)
    for column in expandedColumns.dropLast() {
      guard let controller = container(of: column) else { continue }
      if !shown.contains(where: { $0 === controller }) { take(controller) }
    }
    if let compact = container(of: .compact) { take(compact) }
    for (controller, frame) in frames {
      put(controller, in: placed(frame))
      setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
    }
    state.separators.forEach(view.bringSubviewToFront)
  }

  /// A rectangle whose x coordinate counts from the edge of the primary column.
  private func placed(_ rect: CGRect) -> CGRect {
    guard (primaryEdge == .trailing) != view.isRightToLeft else { return rect }
    return CGRect(
      x: view.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func addSeparator(at x: CGFloat) {
    let line = UIView()
    line.backgroundColor = .separator
    line.frame = placed(CGRect(x: x, y: 0, width: view.pixel, height: view.bounds.height))
    view.addSubview(line)
    state.separators.append(line)
  }

  private func dimSecondary(_ dims: Bool) {
    guard dims else {
      state.dimming?.removeFromSuperview()
      return
    }
    let dimming = state.dimming ?? UIView()
    state.dimming = dimming
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.12)
    dimming.frame = view.bounds
    view.addSubview(dimming)
  }

  private func put(_ controller: UIViewController, in frame: CGRect) {
    if controller.parent !== self { addChild(controller) }
    let content: UIView = controller.view
    let isNew = content.superview !== view
    let isVisible = view.window != nil
    if isNew {
      if isVisible { controller.beginAppearanceTransition(true, animated: false) }
      view.addSubview(content)
    } else {
      view.bringSubviewToFront(content)
    }
    if content.frame != frame { content.frame = frame }
    if isNew {
      if isVisible { controller.endAppearanceTransition() }
      controller.didMove(toParent: self)
    }
  }

  /// The column stays a child while it is not visible.
  private func take(_ controller: UIViewController) {
    guard let content = controller.viewIfLoaded, content.superview === view else { return }
    let isVisible = view.window != nil
    if isVisible { controller.beginAppearanceTransition(false, animated: false) }
    content.removeFromSuperview()
    if isVisible { controller.endAppearanceTransition() }
  }
}
