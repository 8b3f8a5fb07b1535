/// The background of a section of a list.
final class _UICollectionViewListLayoutSectionBackgroundColorDecorationView:
  UICollectionReusableView
{
  static let kind = "_UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    super.adopt(attributes)
    if backgroundColor != attributes.backgroundColor {
      backgroundColor = attributes.backgroundColor
    }
  }
}
