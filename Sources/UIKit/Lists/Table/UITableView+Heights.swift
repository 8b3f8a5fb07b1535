import DarkroomCoreGraphics
import Foundation

extension UITableView {
  var isGrouped: Bool { style != .plain }

  /// The margin is 16 points from the sides, or 20 in wide tables, or larger for a readable width.
  var sideMargin: CGFloat {
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    return max(margin, ((bounds.width - readableWidth) / 2).roundedHalfUp(to: pixel))
  }

  /// The insets left and right that the cells' content avoids.
  var contentSafeArea: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, !isInsetGrouped else { return .zero }
    let area = safeAreaInsets
    return UIEdgeInsets(top: 0, left: area.left, bottom: 0, right: area.right)
  }

  private var isInsetGrouped: Bool { style == .insetGrouped }

  /// Space on the sides of the cells.
  var groupInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  var rowWidth: CGFloat { bounds.width - 2 * groupInset }

  /// The map, up to date.
  var loadedRows: RowMap {
    measure()
    return rows
  }

  /// Requests the numbers of sections and rows, and the heights if they may not be estimated.
  func measure() {
    guard needsMeasure || needsHeights, let source = dataSource else { return }
    let counts =
      needsMeasure ? counts(source) : rows.sections.map(\.rows.count)
    needsMeasure = false
    needsHeights = false
    var map = RowMap()
    map.top = tableHeaderView?.frame.height ?? 0
    for (section, count) in counts.enumerated() {
      map.sections.append(measured(section, count, source))
    }
    rows = map
    updateContentSize()
  }

  /// Asks how many rows each section has.
  func counts(_ source: any UITableViewDataSource) -> [Int] {
    ListCounts.asked(sections: source.numberOfSections(in: self), of: "rows") {
      source.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func measured(
    _ section: Int, _ count: Int, _ source: any UITableViewDataSource
  ) -> RowMap.Section {
    var result = RowMap.Section(rows: measuredRows(section, count))
    let header = knownHeaderHeight(section)
    let footer = knownFooterHeight(section)
    result.header = header ?? headerEstimate(section, source)
    result.footer = footer ?? footerEstimate(section, source)
    result.padding = padding(above: result.header)
    result.isGuess = header == nil || footer == nil
    return result
  }

  func updateContentSize() {
    let footer = tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: rows.length + footer)
  }

  // MARK: Rows

  private var estimatesRows: Bool { estimatedRowHeight != 0 }
  private var standardRowHeight: CGFloat { InterfaceMetrics.current.rowHeight }

  /// The exact heights if nothing is estimated.
  ///
  /// Otherwise they are estimates: the delegate is asked, and rows determine their own size, when they become visible.
  private func measuredRows(_ section: Int, _ count: Int) -> HeightList {
    let paths = (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    guard estimatesRows else {
      let heights: [CGFloat] = Array(paths).map { askedHeight(at: $0) ?? standardRowHeight }
      return HeightList(heights, areGuesses: Array(repeating: false, count: count))
    }
    let guess = rowHeight >= 0 ? rowHeight : known(estimatedRowHeight) ?? standardRowHeight
    var heights = Array(repeating: guess, count: count)
    for path in paths {
      guard let own = tableDelegate?.tableView?(self, estimatedHeightForRowAt: path) else { break }
      heights[path.row] = known(own) ?? guess
    }
    return HeightList(heights, areGuesses: Array(repeating: true, count: count))
  }

  /// Nil for a row that sizes itself.
  private func askedHeight(at path: IndexPath) -> CGFloat? {
    known(tableDelegate?.tableView?(self, heightForRowAt: path) ?? rowHeight)
  }

  /// - Returns: whether the row's height has changed.
  func settle(rowAt path: IndexPath, _ cell: UITableViewCell) -> Bool {
    let old = rows.sections[path.section].rows
    guard old.isGuess(path.row) else { return false }
    cell.placement = placement(of: cell, at: path)
    let height = askedHeight(at: path) ?? cell.fittingRowHeight(width: rowWidth)
    rows.sections[path.section].rows.set(height, at: path.row)
    return height != old[path.row]
  }

  /// Asks the delegate for the height of a row that is not visible.
  func settleAskedHeight(at path: IndexPath) {
    guard loadedRows.has(path), rows.sections[path.section].rows.isGuess(path.row),
      let height = askedHeight(at: path)
    else { return }
    let old = rows.sections[path.section].rows[path.row]
    rows.sections[path.section].rows.set(height, at: path.row)
    guard height != old else { return }
    moveShownCells()
    setNeedsLayout()
  }

  private func known(_ height: CGFloat) -> CGFloat? { height >= 0 ? height : nil }

  // MARK: Headers and footers

  func padding(above header: CGFloat) -> CGFloat {
    guard header > 0, style == .plain else { return 0 }
    return known(sectionHeaderTopPadding) ?? TableMetrics.plainHeaderPadding
  }

  /// The height from the delegate; nil if it provides none.
  private func knownHeaderHeight(_ section: Int) -> CGFloat? {
    tableDelegate?.tableView?(self, heightForHeaderInSection: section).flatMap(known)
  }

  private func knownFooterHeight(_ section: Int) -> CGFloat? {
    tableDelegate?.tableView?(self, heightForFooterInSection: section).flatMap(known)
  }

  private func headerEstimate(_ section: Int, _ source: any UITableViewDataSource) -> CGFloat {
    if let title = source.tableView(self, titleForHeaderInSection: section) {
      return known(sectionHeaderHeight)
        ?? titledHeaderHeight(section, source) + headerGrowth(title)
    }
    if let own = tableDelegate?.tableView?(self, estimatedHeightForHeaderInSection: section) {
      return max(0, own)
    }
    return known(sectionHeaderHeight) == nil && estimatedSectionHeaderHeight > 0
      ? estimatedSectionHeaderHeight : bareHeaderHeight(section)
  }

  private func footerEstimate(_ section: Int, _ source: any UITableViewDataSource) -> CGFloat {
    if let title = source.tableView(self, titleForFooterInSection: section) {
      return known(sectionFooterHeight) ?? titledFooterHeight(title)
    }
    if let own = tableDelegate?.tableView?(self, estimatedHeightForFooterInSection: section) {
      return max(0, own)
    }
    return known(sectionFooterHeight) == nil && estimatedSectionFooterHeight > 0
      ? estimatedSectionFooterHeight : bareFooterHeight
  }

  /// The additional height of a title beyond the header's own height; only those of groups have several lines.
  private func headerGrowth(_ title: String) -> CGFloat {
    isGrouped
      ? titleView(title, isHeader: true).growth(bounds.width)
      : _UITableViewHeaderFooterViewLabel.lineGrowth(.headline, traitCollection)
        .roundedHalfUp(to: pixel)
  }

  private func titledHeaderHeight(
    _ section: Int, _ source: any UITableViewDataSource
  ) -> CGFloat {
    guard isGrouped else { return TableMetrics.plainHeader }
    let metrics = InterfaceMetrics.current
    var height = section == 0 ? metrics.groupedFirstTitle : metrics.groupedTitle
    // The data source is not asked for a footer where it makes no difference.
    if section > 0, metrics.groupedTitleAfterText != metrics.groupedTitle,
      source.tableView(self, titleForFooterInSection: section - 1) != nil
    {
      height = metrics.groupedTitleAfterText
    }
    return metrics.groupedTitlesEndOnPixels ? height.roundedUp(to: pixel) : height
  }

  private func bareHeaderHeight(_ section: Int) -> CGFloat {
    guard isGrouped else { return 0 }
    return known(sectionHeaderHeight)
      ?? (section == 0 ? TableMetrics.groupedFirstGap : TableMetrics.groupedGap)
  }

  private var bareFooterHeight: CGFloat {
    isGrouped ? known(sectionFooterHeight) ?? TableMetrics.groupedGap : 0
  }

  private func titledFooterHeight(_ title: String) -> CGFloat {
    let view = titleView(title, isHeader: false)
    guard isGrouped else { return TableMetrics.plainHeader + view.growth(bounds.width) }
    let metrics = InterfaceMetrics.current
    let padding = metrics.groupedFooterTop + metrics.groupedFooterBottom
    return (view.textHeight(bounds.width) + padding).roundedUp(to: pixel)
  }

  /// Creates the views of a section that becomes visible, which may have any height.
  ///
  /// - Returns: whether a height has changed.
  func settle(section: Int, _ source: any UITableViewDataSource) -> Bool {
    guard rows.sections[section].isGuess else { return false }
    var new = rows.sections[section]
    new.isGuess = false
    if knownHeaderHeight(section) == nil {
      if let view = loadedHeader(section, source) {
        new.header =
          known(sectionHeaderHeight)
          ?? (estimatedSectionHeaderHeight == 0
            ? fixedHeight(of: view, titledHeaderHeight(section, source), or: new.header)
            : fittingHeight(of: view, or: new.header))
      } else if estimatedSectionHeaderHeight > 0 {
        new.header = bareHeaderHeight(section)
      }
      new.padding = padding(above: new.header)
    }
    if knownFooterHeight(section) == nil {
      if let view = loadedFooter(section, source) {
        new.footer =
          known(sectionFooterHeight)
          ?? (estimatedSectionFooterHeight == 0
            ? fixedHeight(of: view, TableMetrics.plainHeader, or: new.footer)
            : fittingHeight(of: view, or: new.footer))
      } else if estimatedSectionFooterHeight > 0 {
        new.footer = bareFooterHeight
      }
    }
    let old = rows.sections[section]
    rows.sections[section] = new
    return old.header != new.header || old.footer != new.footer
  }

  /// Views that may not determine their own size have the height of a title.
  private func fixedHeight(of view: UIView, _ titled: CGFloat, or height: CGFloat) -> CGFloat {
    view is _UITableViewHeaderFooterViewLabel ? height : titled
  }

  /// Views that show titles have the table's own heights.
  private func fittingHeight(of view: UIView, or height: CGFloat) -> CGFloat {
    if view is _UITableViewHeaderFooterViewLabel { return height }
    let fitting = view.fittingListHeight(width: bounds.width)
    return fitting > 0 ? fitting : max(height, TableMetrics.plainHeader)
  }

  // MARK: Rectangles

  /// The map for a client's request about a section, which is checked.
  func map(with section: Int, for what: String) -> RowMap {
    let map = loadedRows
    ListCounts.check(section, of: map.sections.count, for: what)
    return map
  }

  func sectionRect(_ section: Int) -> CGRect {
    let map = map(with: section, for: "the rect")
    return CGRect(
      x: 0, y: map.start(ofSection: section), width: bounds.width,
      height: map.sections[section].length)
  }

  func headerRect(_ section: Int) -> CGRect {
    let map = map(with: section, for: "the header's rect")
    return CGRect(
      x: 0, y: map.start(ofSection: section) + map.sections[section].padding, width: bounds.width,
      height: map.sections[section].header)
  }

  func footerRect(_ section: Int) -> CGRect {
    let height = map(with: section, for: "the footer's rect").sections[section].footer
    return CGRect(
      x: 0, y: (sectionRect(section).maxY - height).snapped, width: bounds.width, height: height)
  }
}

extension UIView {
  /// The height that a header or footer needs in a list of this width.
  fileprivate func fittingListHeight(width: CGFloat) -> CGFloat {
    let edge = self as? UITableViewHeaderFooterView
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    if let height = edge?.configuredHeight(room) { return height }
    let content = edge?.contentView ?? self
    makeListConstraints()
    return (content.sizeByConstraints(room) ?? sizeThatFits(room)).height
  }
}
