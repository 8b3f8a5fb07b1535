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

  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultContent }
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }
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
  override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    super.adopt(attributes)
    take(attributes.row)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { rowSize(size) }
}
