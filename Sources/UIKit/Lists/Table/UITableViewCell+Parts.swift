import DarkroomCoreGraphics

extension UITableViewCell {
  @MainActor
  struct Parts {
    let contentView = UITableViewCellContentView()
    let separator = _UITableViewCellSeparatorView()
    /// Above the first row of a group.
    var topSeparator: _UITableViewCellSeparatorView?
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var accessory: UIView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var separatorInset: UIEdgeInsets?
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  struct Placement: Equatable {
    var sideMargin: CGFloat = 16
    /// The insets at the sides that the content avoids.
    var safeArea = UIEdgeInsets.zero
    /// Whether a separator's own inset is added to the automatic one.
    var countsFromAutomaticInsets = false
    /// What the table's index covers, in points.
    var indexWidth: CGFloat = 0
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var showsSeparator = true
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var editingStyle = EditingStyle.delete
    /// Whether rows show selection circles while the table is in editing mode.
    var selectsWhileEditing = false

    var isGrouped: Bool { style != .plain }
  }

  func setUpCell() {
    backgroundColor = .systemBackground
    parts.contentView.frame = bounds
    parts.contentView.layoutMargins = contentMargins
    addSubview(parts.contentView)
    addSubview(parts.separator)
  }

  /// Content keeps a margin of 11 points at the row's top and bottom, or 15 in the look of iOS 26, and the table's
  /// margin at its sides.
  private var contentMargins: UIEdgeInsets {
    let padding = InterfaceMetrics.current.rowPadding
    return UIEdgeInsets(
      top: padding, left: placement.sideMargin, bottom: padding, right: placement.sideMargin)
  }

  func placementDidChange() {
    parts.contentView.layoutMargins = contentMargins
    roundCorners()
    setNeedsLayout()
  }

  /// Inset groups have rounded corners.
  private func roundCorners() {
    guard placement.style == .insetGrouped else {
      layer.cornerRadius = 0
      layer.masksToBounds = false
      return
    }
    var corners: CACornerMask = []
    if placement.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if placement.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : InterfaceMetrics.current.cardRadius
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }

  // MARK: Lazy content

  private func makeLabel(_ textStyle: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UITableViewLabel()
    label.font = .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var loadedTextLabel: UILabel {
    if let label = parts.textLabel { return label }
    let isContact = style == .value2
    let label = makeLabel(isContact ? .caption1 : .body, isContact ? .systemBlue : .label)
    if isContact { label.textAlignment = isRightToLeft ? .left : .right }
    parts.textLabel = label
    return label
  }

  var loadedDetailLabel: UILabel? {
    if style == .default { return nil }
    if let label = parts.detailLabel { return label }
    let label = makeLabel(detailStyle, style == .value2 ? .label : .secondaryLabel)
    parts.detailLabel = label
    return label
  }

  private var detailStyle: UIFont.TextStyle {
    switch style {
    case .value1: .body
    case .subtitle: InterfaceMetrics.current.subtitleStyle
    default: .caption1
    }
  }

  var loadedImageView: UIImageView? {
    if style == .value2 { return nil }
    if let imageView = parts.imageView { return imageView }
    let view = UIImageView()
    parts.imageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Backgrounds

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView {
      replaceConfiguredBackground()
      insertSubview(backgroundView, at: 0)
    }
    selectionDidChange()
  }

  func selectionDidChange() {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    let behind = selectsSeveral ? multipleSelectionBackgroundView : nil
    if let behind, selectedBackgroundView !== behind {
      selectedBackgroundView?.removeFromSuperview()
    }
    if behind == nil { multipleSelectionBackgroundView?.removeFromSuperview() }
    let shownBackground = behind ?? selectedBackgroundView
    if let view = shownBackground {
      if shows, view.superview !== self {
        insertSubview(view, belowSubview: contentView)
      } else if !shows {
        view.removeFromSuperview()
      }
    }
    parts.contentView.backgroundColorBehind =
      shows && shownBackground == nil && configured.background == nil ? .systemGray4 : nil
    parts.editControl?.isOn = isSelected
    markNeedsConfiguration()
  }

  /// Whether several rows can currently be selected in the table.
  private var selectsSeveral: Bool {
    guard let table else { return false }
    return table.isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  // MARK: Accessories

  func accessoryDidChange(from old: UIView? = nil) {
    old?.removeFromSuperview()
    parts.accessory?.removeFromSuperview()
    parts.accessory = shownAccessory
    if let accessory = parts.accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private var shownAccessory: UIView? {
    if isEditing {
      return editingAccessoryView
        ?? CellAccessory(editingAccessoryType) { [weak self] in self?.tappedDetailButton() }
    }
    return accessoryView
      ?? CellAccessory(accessoryType) { [weak self] in self?.tappedDetailButton() }
  }

  private func tappedDetailButton() { table?.tappedAccessory(of: self) }

  // MARK: Editing

  func editingDidChange() {
    markNeedsConfiguration()
    let kind = isEditing ? CellEditControl.Kind(placement) : nil
    if parts.editControl?.kind != kind {
      parts.editControl?.removeFromSuperview()
      parts.editControl = kind.map { kind in
        CellEditControl(kind) { [weak self] in
          guard let self else { return }
          table?.commitEditing(of: self)
        }
      }
      if let control = parts.editControl { addSubview(control) }
    }
    let showsHandle = isEditing && showsReorderControl
    if showsHandle != (parts.reorderControl != nil) {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = showsHandle ? CellReorderControl() : nil
      if let control = parts.reorderControl { addSubview(control) }
    }
    accessoryDidChange()
    markNeedsConfiguration()
  }
}
