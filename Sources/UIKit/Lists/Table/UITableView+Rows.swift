import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// The views that the table currently contains.
  struct ShownRows {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Whether the cells show data from before a reload; the next layout removes them.
    var isStale = false
    /// Whether rows are currently being added and removed, and whether a layout was requested meanwhile.
    var isChanging = false
    var isLayoutDue = false
    /// Whether the content may now end before the offset.
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

  /// Marks the data as changed: cells are replaced in the next layout, never before.
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

  /// A cell that is laid out while it is added also requests a layout of the table, which waits for the next pass.
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

  /// Rows at the end that turn out lower than estimated move the content's end into the visible area, so that other
  /// rows become visible.
  private func showReachableRows(_ source: any UITableViewDataSource) {
    for _ in 0..<Self.reachPasses {
      while showVisibleRows(source) {}
      updateContentSize()
      guard shown.hasOtherReach else { return }
      shown.hasOtherReach = false
      guard bringOffsetIntoContent() else { return }
    }
  }

  /// The limit is larger than the number of rows that become visible one after the other; it stops a delegate that
  /// scrolls back each time.
  private static var reachPasses: Int { 1000 }

  /// - Returns: whether a height differs from its estimate, so that other rows may be visible.
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

  /// - Returns: whether the row's height has changed.
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

  /// A row that appears at the top must not move the rows below it.
  private func keepRowsInPlace(above path: IndexPath, oldHeight: CGFloat) {
    guard rows.start(ofRow: path) < contentOffset.y + adjustedContentInset.top,
      shown.cells.keys.contains(where: { $0 > path })
    else { return }
    contentOffset.y += rows.sections[path.section].rows[path.row] - oldHeight
    shown.hasOtherReach = true
  }

  /// Later rows are behind earlier ones, and all are in front of the table's background.
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

  /// Measures a row again that determines its own size.
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

  /// Sets the frame, and properties that depend on the place among the rows.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    cell.placement = placement(of: cell, at: path)
    cell.table = self
    let frame = rowRect(path)
    guard cell.frame != frame else { return }
    let size = cell.bounds.size
    cell.frame = frame
    if cell.bounds.size != size { cell.placeContentView() }
  }

  /// Moves the visible cells to the places of their rows, after the height of another row has become known.
  ///
  /// The next layout adds the cells that become visible with that.
  func moveShownCells() {
    guard showsContent else { return }
    for (path, cell) in shown.cells where rows.has(path) { place(cell, at: path) }
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
