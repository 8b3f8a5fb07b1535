import DarkroomCoreGraphics

/// The measures in points that are the same in every look (see Measures, lists).
private enum CellMetrics {
  /// The gap between image and text, and between the texts of a value cell and their accessory.
  static let imageGap: CGFloat = 15
  static let textGap: CGFloat = 8
  /// The width of the first column in a cell with the style of contacts.
  static let contactColumn: CGFloat = 91
  static let contactGap: CGFloat = 6
  /// The distance by which a row moves aside for the editing control.
  static let editingIndent: CGFloat = 38
}

extension UITableViewCell {
  func layoutParts() {
    layoutConfiguredBackground()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeContentView()
    layoutContent()
    layoutSeparators()
  }

  /// The view is placed as soon as the row's height is known, not only in the cell's layout, because its constraints
  /// would contradict an outdated size.
  func placeContentView() {
    let start = layoutEditControl() + leadingSafeArea
    let end = layoutAccessory(before: layoutReorderControl())
    contentView.frame = mirrored(
      CGRect(x: start, y: 0, width: max(0, end - start), height: contentHeight),
      in: bounds.width)
  }

  /// The safe area at the side where rows begin, and at the other side.
  private var leadingSafeArea: CGFloat {
    isRightToLeft ? placement.safeArea.right : placement.safeArea.left
  }
  private var trailingSafeArea: CGFloat {
    isRightToLeft ? placement.safeArea.left : placement.safeArea.right
  }

  private var metrics: InterfaceMetrics { .current }

  /// One pixel is the separator's, unless it is on the content.
  private var contentHeight: CGFloat {
    let lies = metrics.separatorLiesOnContent
    return bounds.height - (placement.showsSeparator && !lies ? pixel : 0)
  }

  // MARK: Controls

  /// - Returns: where the content begins.
  private func layoutEditControl() -> CGFloat {
    guard let control = parts.editControl else {
      return isEditing && shouldIndentWhileEditing && placement.isGrouped
        && placement.editingStyle != .none ? CellMetrics.editingIndent : 0
    }
    control.frame = mirrored(
      CGRect(
        x: placement.sideMargin - 1 + leadingSafeArea, y: 0, width: CellEditControl.width,
        height: contentHeight),
      in: bounds.width)
    return CellMetrics.editingIndent + placement.sideMargin - 16
  }

  /// - Returns: the position at which the control begins, or the row ends.
  private func layoutReorderControl() -> CGFloat {
    let end = bounds.width - max(placement.indexWidth, trailingSafeArea)
    guard let control = parts.reorderControl else { return end }
    let width = CellReorderControl.width + placement.sideMargin
    control.frame = mirrored(
      CGRect(x: end - width, y: 0, width: width, height: contentHeight), in: bounds.width)
    return end - width
  }

  /// - Returns: where the content ends.
  private func layoutAccessory(before end: CGFloat) -> CGFloat {
    guard let accessory = parts.accessory else { return end }
    let size = accessory.bounds.size
    let margin = parts.reorderControl == nil ? placement.sideMargin : 0
    let x = end - margin - size.width
    accessory.frame = mirrored(
      CGRect(
        x: x, y: ((contentHeight - size.height) / 2).roundedHalfUp(to: pixel), width: size.width,
        height: size.height), in: bounds.width)
    return x - CellMetrics.textGap
  }

  // MARK: Separators

  var resolvedSeparatorInset: UIEdgeInsets {
    guard let own = parts.separatorInset ?? placement.separatorInset else {
      return automaticSeparatorInset
    }
    return placement.countsFromAutomaticInsets ? own + automaticSeparatorInset : own
  }

  private var automaticSeparatorInset: UIEdgeInsets {
    let start = configuredTextStart ?? placement.sideMargin + imageExtent
    return UIEdgeInsets(
      top: 0, left: start + indentation + leadingSafeArea, bottom: 0,
      right: metrics.separatorsEndAtText ? placement.sideMargin + trailingSafeArea : 0)
  }

  /// The height of a separator.
  private var separatorHeight: CGFloat { metrics.separatorHeight ?? pixel }

  /// The part of a row's height that is the separator's.
  private var separatorRoom: CGFloat {
    placement.showsSeparator || metrics.separatorLiesOnContent ? separatorHeight : 0
  }

  private func layoutSeparators() {
    let separator = parts.separator
    let color = placement.separatorColor ?? .rowSeparator
    separator.isHidden = !placement.showsSeparator
    separator.backgroundColor = color
    let closesGroup = placement.style == .grouped && placement.isLast
    var inset = closesGroup ? .zero : resolvedSeparatorInset
    if !closesGroup, parts.separatorInset == nil, parts.editControl != nil {
      inset.left += contentView.frame.minX
    }
    separator.frame = mirrored(
      CGRect(
        x: inset.left, y: bounds.height - separatorHeight,
        width: max(0, bounds.width - inset.left - inset.right - placement.indexWidth),
        height: separatorHeight), in: bounds.width)
    bringSubviewToFront(separator)
    layoutTopSeparator(color)
  }

  /// Groups that fill the width begin with a separator of their own.
  private func layoutTopSeparator(_ color: UIColor) {
    guard placement.style == .grouped, placement.isFirst, placement.showsSeparator else {
      parts.topSeparator?.removeFromSuperview()
      parts.topSeparator = nil
      return
    }
    let line = parts.topSeparator ?? _UITableViewCellSeparatorView()
    parts.topSeparator = line
    line.backgroundColor = color
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: separatorHeight)
    addSubview(line)
  }

  // MARK: Texts

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// What an image takes from the text.
  private var imageExtent: CGFloat {
    guard let image = parts.imageView?.shownImage else { return 0 }
    return room(for: image) + CellMetrics.imageGap
  }

  /// The width that is reserved for an image: for symbols, a column in which they are centered.
  private func room(for image: UIImage) -> CGFloat {
    image.isSymbolImage && ListSymbolColumn.isReserved(traitCollection)
      ? ListSymbolColumn.width(traitCollection, isSidebar: false) : image.size.width
  }

  private func layoutContent() {
    guard configured.shownContent == nil else {
      return layoutConfiguredContent(indentation: indentation)
    }
    let size = contentView.bounds.size
    let start = placement.sideMargin + indentation
    if let imageView = parts.imageView {
      let shown = imageView.shownImage
      let image = shown?.size ?? .zero
      let aside = ((shown.map(room) ?? 0) - image.width) / 2
      imageView.frame = mirrored(
        CGRect(
          x: start + aside.roundedHalfUp(to: pixel),
          y: ((size.height - image.height) / 2).roundedHalfUp(to: pixel),
          width: image.width, height: image.height), in: size.width)
    }
    layoutTexts(
      in: CGRect(
        x: start + imageExtent, y: 0,
        width: max(0, size.width - start - imageExtent - trailingMargin), height: size.height))
  }

  private var trailingMargin: CGFloat {
    parts.accessory == nil && parts.reorderControl == nil ? placement.sideMargin : 0
  }

  private func layoutTexts(in area: CGRect) {
    switch style {
    case .default: place(parts.textLabel, in: area)
    case .subtitle: layoutSubtitle(in: area)
    case .value1: isStacked ? layoutSubtitle(in: area) : layoutValue(in: area)
    case .value2: layoutContact(in: area)
    }
  }

  /// Whether the detail is below the text: always for a subtitle, and for a value at the largest text sizes.
  private var isStacked: Bool {
    style == .subtitle
      || style == .value1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func place(_ label: UILabel?, in area: CGRect) {
    label?.frame = mirrored(area, in: contentView.bounds.width)
  }

  /// Centers a label with its own height in `area`.
  private func center(_ label: UILabel?, _ size: CGSize, x: CGFloat, in area: CGRect) {
    let y = ((area.height - size.height) / 2).roundedHalfUp(to: pixel)
    place(label, in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  private func layoutSubtitle(in area: CGRect) {
    let title = fit(parts.textLabel, area.width)
    let detail = fit(parts.detailLabel, area.width)
    guard detail.height > 0 else { return place(parts.textLabel, in: area) }
    let text = title.height + metrics.subtitleGap + detail.height
    let room = area.height - text + (metrics.subtitleTop - metrics.subtitleBottom)
    let top = (room / 2).roundedHalfUp(to: pixel)
    place(
      parts.textLabel,
      in: CGRect(x: area.minX, y: top, width: title.width, height: title.height))
    place(
      parts.detailLabel,
      in: CGRect(
        x: area.minX, y: top + title.height + metrics.subtitleGap, width: detail.width,
        height: detail.height))
  }

  private func layoutValue(in area: CGRect) {
    let title = fit(parts.textLabel, area.width)
    let detail = fit(
      parts.detailLabel, max(0, area.width - title.width - CellMetrics.textGap))
    center(parts.textLabel, title, x: area.minX, in: area)
    center(parts.detailLabel, detail, x: area.maxX - detail.width, in: area)
  }

  private func layoutContact(in area: CGRect) {
    let title = fit(parts.textLabel, CellMetrics.contactColumn)
    center(
      parts.textLabel, CGSize(width: CellMetrics.contactColumn, height: title.height),
      x: area.minX, in: area)
    let x = area.minX + CellMetrics.contactColumn + CellMetrics.contactGap
    let detail = fit(parts.detailLabel, max(0, area.maxX - x))
    center(parts.detailLabel, detail, x: x, in: area)
  }

  // MARK: Size

  /// The row's height: 44 points, or 52 in the look of iOS 26, or more if texts or image need it.
  func fittingSize(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let height = configuredHeight(width: size.width) {
      return CGSize(width: size.width, height: height)
    }
    let width = max(
      0,
      size.width - 2 * placement.sideMargin - imageExtent - accessoryExtent
        - placement.safeArea.horizontal)
    let image = parts.imageView?.shownImage?.size.height ?? 0
    let height = max(
      metrics.leastRowHeight(traitCollection), textHeight(width), image + separatorHeight)
    return CGSize(width: size.width, height: height.roundedUp(to: pixel))
  }

  private func configuredHeight(width: CGFloat) -> CGFloat? {
    guard configured.shownContent != nil else { return nil }
    if bounds.width != width { bounds.size.width = width }
    placeContentView()
    return configuredRowHeight(
      width: max(0, contentView.bounds.width - indentation),
      separator: separatorRoom)
  }

  private var accessoryExtent: CGFloat {
    parts.accessory.map { $0.bounds.width + CellMetrics.textGap } ?? 0
  }

  /// The height includes the padding.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    let title = fit(parts.textLabel, width).height
    let detail = isStacked ? fit(parts.detailLabel, width).height : 0
    if detail > 0 {
      let padding = metrics.subtitleTop + metrics.subtitleBottom
      return title + metrics.subtitleGap + detail + padding
    }
    return title + 2 * metrics.rowPadding + (metrics.separatorLiesOnContent ? 0 : pixel)
  }

  func fittingRowHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The content's constraints determine the size if there are any; the pixel for the separator is added.
  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    makeListConstraints()
    guard configured.shownContent == nil, !contentView.constraints.isEmpty else {
      return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
    }
    if bounds.width != target.width { bounds.size.width = target.width }
    placeContentView()
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: target.width, height: content.height + separatorRoom)
  }
}
