import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// The views that are in the table now.
  struct ShownRows {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Whether the cells show data from before a reload; they leave with the next layout.
    var isStale = false
    /// Whether rows come and go at the moment, and whether a layout was asked for meanwhile.
    var isChanging = false
    var isLayoutDue = false
    /// Whether the content may no longer reach as far as the offset.
    var hasOtherReach = false

    var sortedPaths: [IndexPath] { cells.keys.sorted() }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
      cells.first { $0.value === cell }?.key
    }
  }

  func setUpTable() {
    backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    alwaysBounceVertical = true
  }

  /// Other data: cells leave and new ones come with the next layout, never before.
  func setNeedsReload() {
    shown.isStale = true
    needsMeasure = true
    setNeedsLayout()
  }

  func heightsMayHaveChanged() {
    needsHeights = true
    setNeedsLayout()
  }

  func reloadAll() {
    selection = []
    setNeedsReload()
    measure()
  }

  // MARK: Layout

  /// A cell that is laid out on its way in asks the table too: that waits for the next pass.
  func layoutRows() {
    guard !shown.isChanging else {
      shown.isLayoutDue = true
      return
    }
    shown.isChanging = true
    placeRows()
    shown.isChanging = false
    if shown.isLayoutDue {
      shown.isLayoutDue = false
      setNeedsLayout()
    }
  }

  private func placeRows() {
    let isReload = shown.isStale
    if isReload { endDisplayingAll() }
    measure()
    layoutEdgeViews()
    guard let source = dataSource, !bounds.isEmpty else { return hideRows(except: []) }
    if isReload { loadSectionIndex(source) }
    showReachableRows(source)
    showSectionViews(source)
    updateContentSize()
    layoutEdgeViews()
    layoutSectionIndex()
    prefetchRows()
  }

  func offsetMayBeBeyondContent() {
    shown.hasOtherReach = true
    setNeedsLayout()
  }

  /// Rows at the end that turn out lower than estimated bring the content's end into sight, and others with it.
  private func showReachableRows(_ source: any UITableViewDataSource) {
    for _ in 0..<Self.reachPasses {
      while showVisibleRows(source) {}
      updateContentSize()
      guard shown.hasOtherReach else { return }
      shown.hasOtherReach = false
      guard bringOffsetIntoContent() else { return }
    }
  }

  /// More than rows come into sight one after the other; a delegate that scrolls back each time comes to an end.
  private static var reachPasses: Int { 1000 }

  /// - Returns: whether a height turned out other than estimated, so that others may be visible.
  private func showVisibleRows(_ source: any UITableViewDataSource) -> Bool {
    for section in rows.sections(in: visibleRect) where settle(section: section, source) {
      return true
    }
    let wanted = rows.paths(in: visibleRect)
    hideRows(except: Set(wanted))
    for path in wanted where show(path, source) { return true }
    return false
  }

  var visibleRect: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

  /// - Returns: whether the row's height is another now.
  private func show(_ path: IndexPath, _ source: any UITableViewDataSource) -> Bool {
    if let cell = shown.cells[path] {
      let changed = settle(rowAt: path, cell)
      place(cell, at: path)
      return changed
    }
    let cell = source.tableView(self, cellForRowAt: path)
    shown.cells[path] = cell
    prepare(cell, at: path)
    let oldHeight = rows.sections[path.section].rows[path.row]
    let changed = settle(rowAt: path, cell)
    place(cell, at: path)
    insert(cell, at: path)
    cell.layoutIfNeeded()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if changed { keepRowsInPlace(above: path, oldHeight: oldHeight) }
    return changed
  }

  /// A row that comes in at the top must not push those below it.
  private func keepRowsInPlace(above path: IndexPath, oldHeight: CGFloat) {
    guard rows.start(ofRow: path) < contentOffset.y + adjustedContentInset.top,
      shown.cells.keys.contains(where: { $0 > path })
    else { return }
    contentOffset.y += rows.sections[path.section].rows[path.row] - oldHeight
    shown.hasOtherReach = true
  }

  /// Later rows lie below earlier ones, and all above the table's background.
  private func insert(_ cell: UITableViewCell, at path: IndexPath) {
    let next = shown.sortedPaths.first { $0 > path }.flatMap { shown.cells[$0] }
    if let next, next.superview === self {
      insertSubview(cell, aboveSubview: next)
    } else if let backgroundView, backgroundView.superview === self {
      insertSubview(cell, aboveSubview: backgroundView)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  // MARK: Leaving

  func hideRows(except wanted: Set<IndexPath>) {
    for path in shown.sortedPaths where !wanted.contains(path) { endDisplaying(rowAt: path) }
  }

  func endDisplaying(rowAt path: IndexPath) {
    guard let cell = shown.cells.removeValue(forKey: path) else { return }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }

  private func endDisplayingAll() {
    shown.isStale = false
    for path in shown.sortedPaths { endDisplaying(rowAt: path) }
    for section in shown.headers.keys.sorted() { endDisplaying(headerOf: section) }
    for section in shown.footers.keys.sorted() { endDisplaying(footerOf: section) }
  }

  /// A row that sizes itself is measured anew.
  func cellWantsAnotherHeight(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let path = shown.indexPath(of: cell), rows.has(path)
    else { return }
    rows.sections[path.section].rows.reset(path.row)
    setNeedsLayout()
  }

  // MARK: Looks

  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    adopt(cell)
    if isGrouped, cell.backgroundColor === UIColor.systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    let level = tableDelegate?.tableView?(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 { cell.indentationLevel = level }
    cell.setSelected(selection.contains(path), animated: false)
    showEditing(in: cell, at: path)
  }

  /// The frame, and what follows from the place among the rows.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    cell.placement = placement(of: cell, at: path)
    cell.table = self
    let frame = rowRect(path)
    guard cell.frame != frame else { return }
    let size = cell.bounds.size
    cell.frame = frame
    if cell.bounds.size != size { cell.placeContentView() }
  }

  func placement(of cell: UITableViewCell, at path: IndexPath) -> UITableViewCell.Placement {
    let count = rows.sections[path.section].rows.count
    var placement = cell.placement
    placement.sideMargin = sideMargin
    placement.safeArea = contentSafeArea
    placement.indexWidth = sectionIndexWidth
    placement.isFirst = path.row == 0
    placement.isLast = path.row == count - 1
    placement.style = style
    placement.showsSeparator =
      separatorStyle != .none && !(style == .insetGrouped && placement.isLast)
    placement.separatorColor = separatorColor
    placement.separatorInset = assignedSeparatorInset
    placement.countsFromAutomaticInsets = separatorInsetReference == .fromAutomaticInsets
    return placement
  }

  // MARK: Rectangles

  func rowRect(_ path: IndexPath) -> CGRect {
    guard rows.has(path) else { return .zero }
    return CGRect(
      x: groupInset, y: rows.start(ofRow: path), width: rowWidth,
      height: rows.sections[path.section].rows[path.row])
  }
}
