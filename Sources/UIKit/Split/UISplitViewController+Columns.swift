import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UISplitViewController {
  /// From the primary one on.
  var expandedColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The controller in a column: the one that was set, or the navigation controller around it.
  func container(of column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    if column == .compact || style == .unspecified || controller is UINavigationController {
      return controller
    }
    if let known = state.navigations[column] { return known }
    let navigation = UINavigationController(rootViewController: controller)
    state.navigations[column] = navigation
    return navigation
  }

  var expandedControllers: [UIViewController] { expandedColumns.compactMap(container) }

  /// The compact column's controller, or the first column's navigation controller with the stacks of all columns.
  var collapsedController: UIViewController? {
    container(of: .compact) ?? expandedControllers.first
  }

  // MARK: Changing

  func replaceControllers(with new: [UIViewController]) {
    for (column, controller) in zip(expandedColumns, new) { replace(column, with: controller) }
    for column in expandedColumns.dropFirst(new.count) { replace(column, with: nil) }
  }

  func replace(_ column: Column, with controller: UIViewController?) {
    guard controller !== columns[column] else { return }
    let wasCollapsed = state.isCollapsed
    if wasCollapsed { separate() }
    if let old = container(of: column), old.parent === self { remove(old) }
    state.navigations[column] = nil
    columns[column] = controller
    if wasCollapsed { collapse(isFirst: false) }
    columnsDidChange()
  }

  private func remove(_ controller: UIViewController) {
    announceRemoval(of: controller)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  func columnsDidChange() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }

  // MARK: Collapsing

  /// Follows the width of the window.
  func updateCollapse() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let isFirst = !state.wasLaidOut
    state.wasLaidOut = true
    guard isNarrow != state.isCollapsed else { return }
    if isNarrow {
      collapse(isFirst: isFirst)
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      let proposed = proposedMode
      separate()
      let wanted = delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if let wanted, wanted != proposed { state.chosenMode = wanted }
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Moves the stacks of all columns onto that of the first one, up to the column that the delegate wants on top.
  func collapse(isFirst: Bool) {
    state.isCollapsed = true
    for controller in expandedControllers where controller.parent === self { remove(controller) }
    guard container(of: .compact) == nil else { return }
    let present = expandedColumns.filter { container(of: $0) != nil }
    guard let root = present.first, let bottom = container(of: root) as? UINavigationController
    else { return }
    let proposed = present.last ?? root
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in present.dropFirst() where column.rawValue <= top.rawValue {
      push(column, on: bottom)
    }
  }

  private func push(_ column: Column, on bottom: UINavigationController) {
    guard let container = container(of: column),
      !state.moved.contains(where: { $0.column == column })
    else { return }
    let stack = (container as? UINavigationController)?.viewControllers ?? [container]
    guard let first = stack.first else { return }
    (container as? UINavigationController)?.setViewControllers([], animated: false)
    state.moved.append((column, first))
    bottom.setViewControllers(bottom.viewControllers + stack, animated: false)
  }

  /// Restores each column's own stack; controllers that were pushed meanwhile belong to the column below them.
  func separate() {
    state.isCollapsed = false
    guard let bottom = expandedControllers.first as? UINavigationController else { return }
    if let compact = container(of: .compact), compact.parent === self { remove(compact) }
    giveBack(from: .primary, in: bottom)
  }

  /// Removes the column, and those above it, from the common stack.
  private func giveBack(from lowest: Column, in bottom: UINavigationController) {
    var stack = bottom.viewControllers
    for (column, first) in state.moved.reversed() where column.rawValue >= lowest.rawValue {
      let start = stack.firstIndex { $0 === first }
      let own = start.map { Array(stack[$0...]) } ?? [first]
      if let start { stack.removeSubrange(start...) }
      bottom.setViewControllers(stack, animated: false)
      (container(of: column) as? UINavigationController)?
        .setViewControllers(own, animated: false)
    }
    state.moved.removeAll { $0.column.rawValue >= lowest.rawValue }
  }

  // MARK: Showing

  func reveal(_ column: Column) {
    if state.isCollapsed {
      guard column != .compact, let bottom = expandedControllers.first as? UINavigationController
      else { return }
      if let place = place(of: column, in: bottom) {
        bottom.popToViewController(bottom.viewControllers[place], animated: true)
      } else {
        push(column, on: bottom)
      }
      return
    }
    switch (column, style) {
    case (.primary, .tripleColumn): choose(.twoBesideSecondary)
    case (.primary, _), (.supplementary, _):
      if !displayMode.shows(column, in: style) { choose(.oneBesideSecondary) }
    default: break
    }
  }

  func conceal(_ column: Column) {
    if state.isCollapsed {
      guard let bottom = expandedControllers.first as? UINavigationController,
        let place = place(of: column, in: bottom), place > 0
      else { return }
      giveBack(from: column, in: bottom)
      return
    }
    switch column {
    case .primary where style == .tripleColumn: choose(.oneBesideSecondary)
    case .primary, .supplementary: choose(.secondaryOnly)
    default: break
    }
  }

  private func place(of column: Column, in bottom: UINavigationController) -> Int? {
    if column == .primary { return 0 }
    guard let first = state.moved.first(where: { $0.column == column })?.first else { return nil }
    return bottom.viewControllers.firstIndex { $0 === first }
  }

  func showInPrimary(_ controller: UIViewController) {
    if let navigation = viewControllers.first as? UINavigationController {
      navigation.show(controller, sender: self)
    } else {
      replace(.primary, with: controller)
    }
  }

  func showInSecondary(_ controller: UIViewController) {
    guard state.isCollapsed, let bottom = collapsedController as? UINavigationController else {
      return replace(.secondary, with: controller)
    }
    let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
    (controller as? UINavigationController)?.setViewControllers([], animated: false)
    if let first = stack.first {
      state.moved.removeAll { $0.column == .secondary }
      state.navigations[.secondary] = nil
      columns[.secondary] = controller
      state.moved.append((.secondary, first))
    }
    bottom.setViewControllers(bottom.viewControllers + stack, animated: true)
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether a column beside the secondary one is visible.
  func shows(_ column: UISplitViewController.Column, in style: UISplitViewController.Style) -> Bool
  {
    switch self {
    case .automatic, .secondaryOnly: false
    case .oneBesideSecondary, .oneOverSecondary:
      column == (style == .tripleColumn ? .supplementary : .primary)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    }
  }

  var liesOverSecondary: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
