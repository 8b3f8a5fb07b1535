import DarkroomCoreGraphics

extension UITableView {
  /// Headers of plain tables stay at the top while their section is visible.
  func showSectionViews(_ source: any UITableViewDataSource) {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    for section in rows.sections.indices {
      show(headerOf: section, visible, source)
      show(footerOf: section, visible, source)
    }
  }

  private func show(headerOf section: Int, _ visible: CGRect, _ source: any UITableViewDataSource) {
    var frame = headerRect(section)
    if style == .plain {
      let end = footerRect(section).minY
      let top = visible.minY + adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(top, end - frame.height))
    }
    guard frame.height > 0, frame.intersects(visible) else {
      if let old = shown.headers.removeValue(forKey: section) { recycle(header: old) }
      return
    }
    let isNew = shown.headers[section] == nil
    guard let view = shown.headers[section] ?? makeHeader(section, source) else { return }
    view.frame = frame
    guard isNew else { return }
    shown.headers[section] = view
    addSubview(view)
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  private func show(footerOf section: Int, _ visible: CGRect, _ source: any UITableViewDataSource) {
    let frame = footerRect(section)
    guard frame.height > 0, frame.intersects(visible) else {
      if let old = shown.footers.removeValue(forKey: section) { recycle(header: old) }
      return
    }
    let isNew = shown.footers[section] == nil
    guard let view = shown.footers[section] ?? makeFooter(section, source) else { return }
    view.frame = frame
    guard isNew else { return }
    shown.footers[section] = view
    addSubview(view)
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  private func makeHeader(_ section: Int, _ source: any UITableViewDataSource) -> UIView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? source.tableView(self, titleForHeaderInSection: section)
      .map { titleView($0, isHeader: true, rows.sections[section].header) }
  }

  private func makeFooter(_ section: Int, _ source: any UITableViewDataSource) -> UIView? {
    tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? source.tableView(self, titleForFooterInSection: section)
      .map { titleView($0, isHeader: false, rows.sections[section].footer) }
  }

  /// Grouped: thirteen points in grey, headers in capitals; plain: seventeen points, semibold.
  func titleView(
    _ title: String, isHeader: Bool, _ height: CGFloat
  ) -> UITableViewHeaderFooterView {
    let view = _UITableViewHeaderFooterViewLabel(reuseIdentifier: nil)
    view.textInset = style == .insetGrouped ? 2 * sideMargin : sideMargin
    let label = view.textLabel
    label?.text = isGrouped && isHeader ? title.uppercased() : title
    label?.numberOfLines = isHeader ? 1 : 0
    if isGrouped {
      label?.font = .systemFont(ofSize: 13)
      label?.textColor = .secondaryLabel
      view.textTop = isHeader ? max(0, height - 22.5) : 8
    } else {
      label?.font = .systemFont(ofSize: 17, weight: .semibold)
      view.textTop = max(0, (height - 20.5) / 2)
      view.contentView.backgroundColor = .systemGroupedBackground
    }
    return view
  }

  // MARK: The table's own header and footer

  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsReload()
  }

  func layoutEdgeViews() {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame.height != rows.top { rows.top = header.frame.height }
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
