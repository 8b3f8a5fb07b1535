import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

extension UICollectionViewListCell {
  @MainActor
  struct RowState {
    var row: ListRows.Row?
    let separator = _UICollectionViewListSeparatorView()
    var accessories: [UIView] = []
    /// Whether the background is the one that the list chose.
    var ownsBackground = false
    /// Made when first asked for.
    var separatorGuide: ListSeparatorGuide?
  }

  private var margin: CGFloat { 16 }
  /// The space between accessories, and between them and the content, in points.
  private var gap: CGFloat { 8 }
  private var metrics: InterfaceMetrics { .current }

  func setUpRow() {
    row.separator.backgroundColor = .rowSeparator
    row.separator.isHidden = true
    addSubview(row.separator)
  }

  var defaultContent: UIListContentConfiguration {
    guard let row = row.row, !row.isItem else { return .cell() }
    if row.appearance.isSidebar { return .sidebarHeader() }
    return row.appearance.isGrouped ? .groupedHeader() : .plainHeader()
  }

  func take(_ new: ListRows.Row?) {
    guard let new, new != row.row else { return }
    row.row = new
    row.separator.isHidden = !new.showsSeparator
    row.separator.backgroundColor = new.separator.color
    if configured.background == nil || row.ownsBackground { showRowBackground(new) }
    placeContentView()
    setNeedsLayout()
  }

  func background(of row: ListRows.Row?) -> UIBackgroundConfiguration {
    guard let row, row.isItem else { return .clear() }
    if row.appearance.isSidebar { return .listSidebarCell() }
    return row.appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  /// The row is white on gray in grouped lists, with rounded corners at the ends of an inset group.
  private func showRowBackground(_ new: ListRows.Row) {
    row.ownsBackground = true
    backgroundConfiguration = background(of: new)
    var corners: CACornerMask = []
    if new.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if new.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let isRound = new.appearance == .insetGrouped && new.isItem && !corners.isEmpty
    layer.cornerRadius = isRound ? metrics.cardRadius : 0
    layer.maskedCorners = corners
    layer.masksToBounds = isRound
  }

  // MARK: Accessories

  /// Shows the accessories for the current mode.
  func accessoriesDidChange() {
    for view in row.accessories { view.removeFromSuperview() }
    row.accessories = accessories.filter { $0.isShown(whileEditing: parts.isEditing) }.map(\.view)
    for view in row.accessories { addSubview(view) }
    setNeedsLayout()
  }

  private var accessoryWidth: CGFloat {
    guard !row.accessories.isEmpty else { return 0 }
    return row.accessories.reduce(margin) { $0 + $1.bounds.width + gap }
  }

  // MARK: Layout

  /// What a separator takes of the row.
  private var separatorHeight: CGFloat {
    row.row?.showsSeparator == true && !metrics.separatorLiesOnContent ? pixel : 0
  }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  var rowContentBounds: CGRect {
    mirrored(
      CGRect(
        x: indentation, y: 0, width: max(0, bounds.width - accessoryWidth - indentation),
        height: max(0, bounds.height - separatorHeight)))
  }

  /// The separator takes one pixel of the row, as in a table, unless it is on the content.
  func rowSize(_ size: CGSize) -> CGSize {
    tellContentOfAccessories()
    let lost = accessoryWidth + indentation
    let room = CGSize(width: max(0, size.width - lost), height: size.height)
    let content = fittingSize(room)
    let least = row.row?.isItem == false ? 0 : metrics.leastRowHeight(traitCollection)
    return CGSize(
      width: size.width, height: max(least, content.height + separatorHeight))
  }

  /// Tells the content about accessories before it is measured or laid out.
  private func tellContentOfAccessories() {
    (configured.shownContent as? UIListContentView)?.precedesAccessory = !row.accessories.isEmpty
  }

  func layoutRow() {
    tellContentOfAccessories()
    layoutAccessories()
    row.separator.frame = separatorFrame
    bringSubviewToFront(row.separator)
  }

  /// The frame of the separator, which is at the bottom of the row.
  private var separatorFrame: CGRect {
    let height = metrics.separatorHeight ?? pixel
    let y = bounds.height - height
    let start = separatorStart
    guard let guide = row.separatorGuide else {
      let end = bounds.width - (metrics.separatorsEndAtText ? margin : 0)
      return mirrored(CGRect(x: start, y: y, width: max(0, end - start), height: height))
    }
    guide.defaultStart = start
    let frame = guide.guide.layoutFrame
    return CGRect(x: frame.minX, y: y, width: max(0, frame.width), height: height)
  }

  var separatorGuide: ListSeparatorGuide {
    if let guide = row.separatorGuide { return guide }
    let guide = ListSeparatorGuide(in: self, start: separatorStart, height: pixel)
    row.separatorGuide = guide
    return guide
  }

  /// The separator starts below the text, or at the inset that the list sets.
  private var separatorStart: CGFloat {
    let inset = row.row?.separator.bottomSeparatorInsets.leading
    if let inset, inset != .greatestFiniteMagnitude { return inset }
    guard let content = configured.shownContent as? UIListContentView else {
      return margin + indentation
    }
    return content.textStart + indentation
  }

  private func layoutAccessories() {
    var x = bounds.width - margin
    for view in row.accessories.reversed() {
      let size = view.bounds.size
      x -= size.width
      let y = ((bounds.height - separatorHeight - size.height) / 2 / pixel).rounded(.down) * pixel
      view.frame = mirrored(CGRect(x: x, y: y, width: size.width, height: size.height))
      x -= gap
    }
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// The line below a row.
final class _UICollectionViewListSeparatorView: UIView {}
