import DarkroomCoreGraphics
import Foundation

extension UITableView {
  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsMany : allowsSelection
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    if !selectsMany || path == nil {
      for old in selection where old != path { deselect(old, animated) }
    }
    guard let path else { return }
    if !selection.contains(path) {
      selection.append(path)
      shown.cells[path]?.setSelected(true, animated: animated)
    }
    if position != .none { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath, _ animated: Bool) {
    guard selection.contains(path) else { return }
    selection.removeAll { $0 == path }
    shown.cells[path]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  /// A finger goes down on a row.
  func highlightTouchedRow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self))
    else { return }
    highlight(path)
  }

  private func highlight(_ path: IndexPath) {
    guard selects, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    shown.cells[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    shown.cells[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Handles the end of a touch on the row where it began.
  func selectTouchedRow(_ touches: Set<UITouch>) {
    if highlighted == nil { highlightTouchedRow(touches) }
    selectHighlightedRow()
  }

  package func tapRow(_ path: IndexPath) {
    highlight(path)
    selectHighlightedRow()
  }

  /// Performs the actions for a tap, including the calls of the delegate, which was told about the touch and now
  /// decides.
  private func selectHighlightedRow() {
    guard let path = highlighted else { return }
    unhighlight()
    if selectsMany, selection.contains(path) {
      userDeselects(path)
      if !selection.contains(path) { tellSelectionChange() }
      return
    }
    let chosen = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if !selectsMany {
      for old in selection where old != chosen { userDeselects(old) }
    }
    select(chosen, false, .none)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
    tellSelectionChange()
    if let cell = shown.cells[chosen] { cell.selectionSegue?(cell) }
  }

  private func userDeselects(_ path: IndexPath) {
    let chosen = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen else { return }
    deselect(chosen, false)
    tableDelegate?.tableView(self, didDeselectRowAt: chosen)
  }

  private func tellSelectionChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Scrolling

  /// Rows that become visible may turn out taller or shorter than estimated; the target is computed again until it is
  /// stable.
  ///
  /// An animation leads to the place that is known when it begins, and is corrected there.
  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    let map = loadedRows
    guard map.has(path) else {
      UncaughtException.raise(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(numberOfRowsOrZero(path.section)) rows in section \(path.section).")
    }
    guard animated else {
      return approach(path, position) { setContentOffset($0, animated: false) }
    }
    settleAskedHeight(at: path)
    guard let target = offset(showing: path, position) else { return }
    setContentOffset(target, animated: true)
    runningScroll?.refine = { [weak self] in
      guard let self, loadedRows.has(path) else { return }
      approach(path, position) { self.contentOffset = $0 }
    }
  }

  private func approach(
    _ path: IndexPath, _ position: ScrollPosition, _ move: (CGPoint) -> Void
  ) {
    for _ in 0..<16 {
      settleAskedHeight(at: path)
      guard let target = offset(showing: path, position), target != contentOffset else { return }
      move(target)
      layoutIfNeeded()
    }
  }

  private func numberOfRowsOrZero(_ section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  /// Returns nil if the row is visible and no position is requested.
  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    let rect = rowRect(path)
    let inset = adjustedContentInset
    let header = style == .plain ? rows.sections[path.section].header : 0
    let height = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      let top = contentOffset.y + inset.top
      if rect.minY < top + header {
        y = rect.minY - header
      } else if rect.maxY > top + height {
        y = rect.maxY - height
      } else {
        return nil
      }
    case .top: y = rect.minY - header
    case .middle: y = rect.midY - height / 2
    case .bottom: y = rect.maxY - height
    }
    let limit = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    return CGPoint(x: contentOffset.x, y: min(max(y - inset.top, -inset.top), limit))
  }

  var dataSourceDescription: [String] {
    guard let dataSource else { return [] }
    return ["dataSource: <\(Self.className(of: dataSource)): \(identityHash(of: dataSource))>"]
  }
}
