public import Foundation

/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final var row = RowState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpRow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpRow()
  }

  /// A configuration without content: that of a row, or of a header in the list's appearance.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultContent }
  /// The views at the trailing end, in their order; empty by default.
  ///
  /// Some are shown only in the editing mode or outside it.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }
  /// The number of steps of `indentationWidth` by which the content is moved; 0 by default.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// Points for each level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert.
  open var indentsAccessories = true
  /// The extent of the separator, which constraints can determine; otherwise the list does.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRow()
  }
  override var defaultBackground: UIBackgroundConfiguration { background(of: row.row) }
  override var contentBounds: CGRect { rowContentBounds }
  override func editingModeDidChange() {
    super.editingModeDidChange()
    accessoriesDidChange()
  }
  override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    super.adopt(attributes)
    take(attributes.row)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { rowSize(size) }
}
