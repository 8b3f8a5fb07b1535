import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// Headers of plain tables stay at the top while their section is visible, and footers at the bottom.
  func showSectionViews(_ source: any UITableViewDataSource) {
    let visible = visibleRect
    let sections = rows.sections(in: visible)
    for section in shown.headers.keys.sorted() where !sections.contains(section) {
      endDisplaying(headerOf: section)
    }
    for section in shown.footers.keys.sorted() where !sections.contains(section) {
      endDisplaying(footerOf: section)
    }
    for section in sections {
      showHeader(section, visible, source)
      showFooter(section, visible, source)
    }
  }

  private func showHeader(
    _ section: Int, _ visible: CGRect, _ source: any UITableViewDataSource
  ) {
    let place = headerRect(section)
    var frame = place
    if style == .plain {
      let end = footerRect(section).minY
      let top = visible.minY + adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(top, end - frame.height))
    }
    guard frame.height > 0, frame.overlaps(visible) else {
      return endDisplaying(headerOf: section)
    }
    guard let view = loadedHeader(section, source) else { return }
    view.frame = frame
    (view as? UITableViewHeaderFooterView)?.floats(frame != place, over: backgroundColor)
    guard view.superview !== self else { return }
    addSubview(view)
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  private func showFooter(
    _ section: Int, _ visible: CGRect, _ source: any UITableViewDataSource
  ) {
    let place = footerRect(section)
    var frame = place
    if style == .plain {
      let start = rows.startOfRows(inSection: section)
      let bottom = visible.maxY - adjustedContentInset.bottom
      frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
    }
    guard frame.height > 0, frame.overlaps(visible) else {
      return endDisplaying(footerOf: section)
    }
    guard let view = loadedFooter(section, source) else { return }
    view.frame = frame
    (view as? UITableViewHeaderFooterView)?.floats(frame != place, over: backgroundColor)
    guard view.superview !== self else { return }
    addSubview(view)
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  func endDisplaying(headerOf section: Int) {
    guard let view = shown.headers.removeValue(forKey: section) else { return }
    if view.superview === self {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    recycle(header: view)
  }

  func endDisplaying(footerOf section: Int) {
    guard let view = shown.footers.removeValue(forKey: section) else { return }
    if view.superview === self {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    recycle(header: view)
  }

  // MARK: Making

  /// The section's header, which is created once and kept until it leaves the visible area.
  func loadedHeader(_ section: Int, _ source: any UITableViewDataSource) -> UIView? {
    if let view = shown.headers[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? source.tableView(self, titleForHeaderInSection: section)
      .map { titleView($0, isHeader: true) }
    shown.headers[section] = view
    if let view { adopt(edge: view) }
    return view
  }

  func loadedFooter(_ section: Int, _ source: any UITableViewDataSource) -> UIView? {
    if let view = shown.footers[section] { return view }
    asksForFooter = true
    defer { asksForFooter = false }
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? source.tableView(self, titleForFooterInSection: section)
      .map { titleView($0, isHeader: false) }
    shown.footers[section] = view
    if let view { adopt(edge: view) }
    return view
  }

  /// Creates a title view.
  ///
  /// In grouped tables it has thirteen points in gray, with headers in capitals, or in seventeen points, semibold, in
  /// the look of iOS 26. In plain tables it has seventeen points, semibold, with headers in one line.
  func titleView(_ title: String, isHeader: Bool) -> _UITableViewHeaderFooterViewLabel {
    let view = _UITableViewHeaderFooterViewLabel(reuseIdentifier: nil)
    adopt(edge: view)
    view.textInset = style == .insetGrouped ? 2 * sideMargin : sideMargin
    let metrics = InterfaceMetrics.current
    view.textStyle =
      !isGrouped ? .headline : isHeader ? metrics.groupedTitleStyle : .footnote
    view.edge = isGrouped ? (isHeader ? .bottom : .top) : .middle
    let label = view.textLabel
    let hasCapitals = isGrouped && isHeader && metrics.capitalizesGroupedTitles
    label?.text = hasCapitals ? title.uppercased() : title
    label?.numberOfLines = isHeader && !isGrouped ? 1 : 0
    label?.adjustsFontForContentSizeCategory = true
    label?.font = .preferredFont(forTextStyle: view.textStyle, compatibleWith: traitCollection)
    if isGrouped { label?.textColor = .secondaryLabel }
    return view
  }

  // MARK: The table's own header and footer

  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    heightsMayHaveChanged()
  }

  func layoutEdgeViews() {
    backgroundView?.frame = visibleRect
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      rows.top = header.frame.height
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: rows.length, width: bounds.width, height: footer.frame.height)
    }
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
