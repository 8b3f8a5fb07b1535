import DarkroomCoreGraphics

/// Classic metrics, in points: facts/uikit-facts.md, sections 3 and 4.
private enum CellMetrics {
  static let height: CGFloat = 44
  static let chevron = CGSize(width: 8, height: 13)
  static let checkmark = CGSize(width: 14, height: 13)
  /// Between text and image, and between text and accessory.
  static let gap: CGFloat = 15
  static let textGap: CGFloat = 8
  static let verticalPadding: CGFloat = 11
}

extension UITableViewCell {
  @MainActor
  struct Parts {
    let contentView = UITableViewCellContentView()
    let separator = _UITableViewCellSeparatorView()
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var accessory: UIView?
    var separatorInset: UIEdgeInsets?
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  struct Placement {
    var sideMargin: CGFloat = 16
    var showsSeparator = true
    var separatorColor: UIColor?
    /// Cleared by the table when it shows the cell, so that reuse is not mistaken for a new cell.
    var indexPath: IndexPath?
    var isInset = false
    var isGrouped = false
  }

  func setUpCell() {
    clipsToBounds = false
    backgroundColor = .systemBackground
    addSubview(parts.contentView)
    addSubview(parts.separator)
  }

  // MARK: Lazy content

  var loadedTextLabel: UILabel {
    if let label = parts.textLabel { return label }
    let label = UITableViewLabel()
    label.font = style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
    if style == .value2 { label.textColor = .systemBlue }
    parts.textLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var loadedDetailLabel: UILabel? {
    if style == .default { return nil }
    if let label = parts.detailLabel { return label }
    let label = UITableViewLabel()
    label.font = .systemFont(ofSize: style == .value1 ? 17 : style == .subtitle ? 12 : 12)
    if style == .value1 { label.textColor = .secondaryLabel }
    parts.detailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var loadedImageView: UIImageView {
    if let view = parts.imageView { return view }
    let view = UIImageView()
    parts.imageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Backgrounds and accessories

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    selectionDidChange()
  }

  func selectionDidChange() {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    if let view = backgroundView, view.superview !== self { insertSubview(view, at: 0) }
    if let view = selectedBackgroundView {
      if shows, view.superview !== self {
        insertSubview(view, belowSubview: contentView)
      } else if !shows {
        view.removeFromSuperview()
      }
    }
    parts.contentView.backgroundColorBehind =
      shows && selectedBackgroundView == nil ? .systemGray4 : nil
    setNeedsLayout()
  }

  func accessoryDidChange(from old: UIView? = nil) {
    old?.removeFromSuperview()
    parts.accessory?.removeFromSuperview()
    parts.accessory = accessoryView ?? AccessoryGlyph(accessoryType)
    if let accessory = parts.accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  // MARK: Layout

  func layoutParts() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let accessoryWidth = layoutAccessory()
    contentView.frame = mirrored(
      CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: contentHeight))
    layoutContent()
    layoutSeparator()
  }

  /// One pixel is the separator's.
  private var contentHeight: CGFloat {
    bounds.height - (placement.showsSeparator ? pixel : 0)
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func mirrored(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
    guard isRightToLeft else { return rect }
    let width = width ?? bounds.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// - Returns: the width that the accessory takes from the content.
  private func layoutAccessory() -> CGFloat {
    guard let accessory = parts.accessory else { return 0 }
    let size = accessoryView?.bounds.size ?? accessory.bounds.size
    let x = bounds.width - placement.sideMargin - size.width
    accessory.frame = mirrored(
      CGRect(
        x: x, y: toPixel((contentHeight - size.height) / 2), width: size.width, height: size.height)
    )
    return bounds.width - x + CellMetrics.textGap
  }

  private func toPixel(_ value: CGFloat) -> CGFloat { (value / pixel).rounded(.down) * pixel }

  private func layoutSeparator() {
    let separator = parts.separator
    separator.isHidden = !placement.showsSeparator
    separator.backgroundColor = placement.separatorColor ?? .separator
    let inset = separatorInset
    separator.frame = mirrored(
      CGRect(
        x: inset.left, y: bounds.height - pixel, width: bounds.width - inset.left - inset.right,
        height: pixel))
    bringSubviewToFront(separator)
  }

  private func layoutContent() {
    let size = contentView.bounds.size
    var x = placement.sideMargin + CGFloat(indentationLevel) * indentationWidth
    if let imageView = parts.imageView, let image = imageView.image {
      let y = toPixel((size.height - image.size.height) / 2)
      imageView.frame = mirrored(
        CGRect(x: x, y: y, width: image.size.width, height: image.size.height), in: size.width)
      x += image.size.width + CellMetrics.gap
    }
    let trailing = parts.accessory == nil ? placement.sideMargin : 0
    let area = CGRect(x: x, y: 0, width: max(0, size.width - x - trailing), height: size.height)
    switch style {
    case .default: place(parts.textLabel, in: area)
    case .subtitle: layoutSubtitle(in: area)
    case .value1: layoutValue(in: area)
    case .value2: layoutContact(in: area)
    }
  }

  private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func place(_ label: UILabel?, in area: CGRect) {
    label?.frame = mirrored(area, in: contentView.bounds.width)
  }

  private func layoutSubtitle(in area: CGRect) {
    let title = fit(parts.textLabel, area.width)
    let detail = fit(parts.detailLabel, area.width)
    let top = toPixel((area.height - title.height - detail.height) / 2)
    place(
      parts.textLabel,
      in: CGRect(x: area.minX, y: top, width: area.width, height: title.height))
    place(
      parts.detailLabel,
      in: CGRect(x: area.minX, y: top + title.height, width: area.width, height: detail.height))
  }

  private func layoutValue(in area: CGRect) {
    let title = fit(parts.textLabel, area.width)
    let rest = max(0, area.width - title.width - CellMetrics.textGap)
    let detail = fit(parts.detailLabel, rest)
    place(
      parts.textLabel,
      in: CGRect(x: area.minX, y: 0, width: title.width, height: area.height))
    place(
      parts.detailLabel,
      in: CGRect(x: area.maxX - detail.width, y: 0, width: detail.width, height: area.height))
  }

  private func layoutContact(in area: CGRect) {
    let column: CGFloat = 75
    place(
      parts.textLabel, in: CGRect(x: area.minX, y: 0, width: column, height: area.height))
    let x = area.minX + column + 6
    place(
      parts.detailLabel,
      in: CGRect(x: x, y: 0, width: max(0, area.maxX - x), height: area.height))
  }

  /// The row's height: 44 points, or more where the labels need it.
  func fittingSize(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - 2 * placement.sideMargin)
    let title = fit(parts.textLabel, width).height
    let detail = style == .subtitle ? fit(parts.detailLabel, width).height : 0
    let image = parts.imageView?.image?.size.height ?? 0
    let text = title + detail + (title + detail > 22 ? 2 * CellMetrics.verticalPadding : 0)
    let height = max(CellMetrics.height, text + pixel, image + pixel)
    return CGSize(width: size.width, height: (height / pixel).rounded(.up) * pixel)
  }
}

/// What UIKit names the views of a cell in a view tree.
final class UITableViewCellContentView: UIView {
  /// The selection's grey, which the content view shows for a cell without a view for it.
  var backgroundColorBehind: UIColor? {
    didSet { superview?.layer.backgroundColor = shownColor?.cgColor }
  }

  private var shownColor: UIColor? {
    (backgroundColorBehind ?? superview?.backgroundColor)?.resolvedColor(with: traitCollection)
  }
}

final class _UITableViewCellSeparatorView: UIView {}

final class UITableViewLabel: UILabel {}
