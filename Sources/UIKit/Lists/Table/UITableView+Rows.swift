import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// The views that are in the table now.
  struct ShownRows {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]

    var sortedPaths: [IndexPath] { cells.keys.sorted() }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
      cells.first { $0.value === cell }?.key
    }
  }

  var isGrouped: Bool { style != .plain }

  /// 16 points from the sides, or 20 in wide tables.
  var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Space on the sides of the cells.
  private var groupInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  func setUpTable() {
    backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    alwaysBounceVertical = true
  }

  // MARK: Reloading

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadAll() {
    endDisplayingAll()
    selection = []
    setNeedsReload()
    measure()
  }

  /// The map, up to date.
  var loadedRows: RowMap {
    measure()
    return rows
  }

  /// Asks for numbers of sections and rows, then for heights.
  private func measure() {
    guard needsReload, let source = dataSource else { return }
    needsReload = false
    var map = RowMap()
    map.top = tableHeaderView?.frame.height ?? 0
    for section in 0..<source.numberOfSections(in: self) {
      map.sections.append(measured(section, source))
    }
    rows = map
    updateContentSize()
  }

  private func measured(_ section: Int, _ source: any UITableViewDataSource) -> RowMap.Section {
    let count = source.tableView(self, numberOfRowsInSection: section)
    let header = headerHeight(section, source)
    return RowMap.Section(
      padding: header > 0 && !isGrouped ? max(0, sectionHeaderTopPadding) : 0,
      header: header, rows: (0..<count).map { measuredRow(IndexPath(row: $0, section: section)) },
      footer: footerHeight(section, source))
  }

  /// A height by the delegate or the table; 44 points until a self-sizing row is seen.
  private func measuredRow(_ path: IndexPath) -> CGFloat {
    let asked = tableDelegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    return asked >= 0 ? asked : 44
  }

  private func isSelfSizing(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView?(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  private func headerHeight(_ section: Int, _ source: any UITableViewDataSource) -> CGFloat {
    let asked = tableDelegate?.tableView?(self, heightForHeaderInSection: section)
    if let height = asked ?? known(sectionHeaderHeight) { return max(0, height) }
    if tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil { return 28 }
    let hasTitle = source.tableView(self, titleForHeaderInSection: section) != nil
    if isGrouped { return hasTitle ? (section == 0 ? 55.5 : 38) : (section == 0 ? 35 : 17.5) }
    return hasTitle ? 28 : 0
  }

  private func footerHeight(_ section: Int, _ source: any UITableViewDataSource) -> CGFloat {
    let asked = tableDelegate?.tableView?(self, heightForFooterInSection: section)
    if let height = asked ?? known(sectionFooterHeight) { return max(0, height) }
    if tableDelegate?.tableView(self, viewForFooterInSection: section) != nil { return 28 }
    guard let title = source.tableView(self, titleForFooterInSection: section) else {
      return isGrouped ? 17.5 : 0
    }
    return isGrouped
      ? max(38, titleView(title, isHeader: false, 0).fittingHeight(bounds.width)) : 28
  }

  private func known(_ height: CGFloat) -> CGFloat? { height >= 0 ? height : nil }

  func updateContentSize() {
    let footer = tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: rows.length + footer)
  }

  // MARK: Showing

  func layoutRows() {
    measure()
    layoutEdgeViews()
    guard let source = dataSource, !rows.sections.isEmpty else { return }
    // A row that turns out taller or shorter moves those below it: at most once more for each.
    for _ in 0..<20 {
      let wanted = rows.paths(in: CGRect(origin: contentOffset, size: bounds.size))
      hideRows(except: Set(wanted))
      if !showRows(wanted, source) { break }
    }
    showSectionViews(source)
    updateContentSize()
  }

  private func hideRows(except wanted: Set<IndexPath>) {
    for (path, cell) in shown.cells.sorted(by: { $0.key < $1.key }) where !wanted.contains(path) {
      endDisplaying(cell, at: path)
    }
  }

  private func endDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    shown.cells[path] = nil
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }

  private func endDisplayingAll() {
    for (path, cell) in shown.cells.sorted(by: { $0.key < $1.key }) {
      endDisplaying(cell, at: path)
    }
    for view in Array(shown.headers.values) + Array(shown.footers.values) { recycle(header: view) }
    shown.headers = [:]
    shown.footers = [:]
  }

  /// - Returns: whether a row's height changed, so that others have to move.
  private func showRows(_ paths: [IndexPath], _ source: any UITableViewDataSource) -> Bool {
    for path in paths {
      if let cell = shown.cells[path] {
        place(cell, at: path)
        continue
      }
      let cell = source.tableView(self, cellForRowAt: path)
      shown.cells[path] = cell
      prepare(cell, at: path)
      let changed = isSelfSizing(path) && adopt(heightOf: cell, at: path)
      place(cell, at: path)
      insertSubview(cell, at: 0)
      cell.layoutIfNeeded()
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      if changed { return true }
    }
    return false
  }

  private func adopt(heightOf cell: UITableViewCell, at path: IndexPath) -> Bool {
    let width = bounds.width - 2 * groupInset
    let height = cell.fittingRowHeight(width: width)
    guard rows.sections[path.section].rows[path.row] != height else { return false }
    rows.sections[path.section].rows[path.row] = height
    return true
  }

  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let isLast = path.row == rows.sections[path.section].rows.count - 1
    cell.placement.sideMargin = sideMargin
    cell.placement.indexPath = path
    cell.placement.showsSeparator = separatorStyle != .none && !(isGrouped && isLast)
    cell.placement.separatorColor = separatorColor
    if separatorInset.left >= 0 { cell.separatorInset = separatorInset }
    if isGrouped, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    cell.setSelected(selection.contains(path), animated: false)
    roundCorners(of: cell, isFirst: path.row == 0, isLast: isLast)
  }

  private func roundCorners(of cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.maskedCorners = corners
    cell.layer.masksToBounds = !corners.isEmpty
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = rowRect(path)
    if cell.frame != frame { cell.frame = frame }
  }

  // MARK: Rectangles

  func rowRect(_ path: IndexPath) -> CGRect {
    guard loadedRows.has(path) else { return .zero }
    return CGRect(
      x: groupInset, y: rows.start(ofRow: path), width: bounds.width - 2 * groupInset,
      height: rows.sections[path.section].rows[path.row])
  }

  func sectionRect(_ section: Int) -> CGRect {
    let map = loadedRows
    return CGRect(
      x: 0, y: map.start(ofSection: section), width: bounds.width,
      height: map.sections[section].length)
  }

  func headerRect(_ section: Int) -> CGRect {
    let map = loadedRows
    return CGRect(
      x: 0, y: map.start(ofSection: section) + map.sections[section].padding, width: bounds.width,
      height: map.sections[section].header)
  }

  func footerRect(_ section: Int) -> CGRect {
    let height = loadedRows.sections[section].footer
    return CGRect(
      x: 0, y: sectionRect(section).maxY - height, width: bounds.width, height: height)
  }
}

extension UITableViewCell {
  fileprivate func fittingRowHeight(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

extension UITableViewHeaderFooterView {
  fileprivate func fittingHeight(_ width: CGFloat) -> CGFloat {
    let size = textLabel?.sizeThatFits(
      CGSize(width: width - 2 * textInset, height: .greatestFiniteMagnitude))
    return (size?.height ?? 0) + 16
  }
}
