import DarkroomCoreGraphics
import Foundation

extension UICollectionViewLayout {
  /// Calls `prepare()` once after each invalidation.
  func prepareIfNeeded() {
    guard needsPrepare, collectionView != nil else { return }
    needsPrepare = false
    prepare()
  }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { return UICollectionViewLayoutInvalidationContext() }
    return ViewInstantiation.object(of: type)
  }

  func apply(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    if measuresViews, context.isGeneral { collectionView?.measureShownViews() }
    collectionView?.layoutWasInvalidated(context)
  }

  /// New attributes of the layout's own class.
  func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let isPlain = type == nil || type == UICollectionViewLayoutAttributes.self
    let attributes =
      isPlain
      ? UICollectionViewLayoutAttributes()
      : ViewInstantiation.object(of: type ?? UICollectionViewLayoutAttributes.self)
    attributes.category = element.category
    attributes.kind = element.category == .cell ? nil : element.kind
    attributes.indexPath = element.indexPath
    return attributes
  }

  func movingAttributes(
    _ indexPath: IndexPath, _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate ?? makeAttributes(.item(indexPath))
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// The number of pixels per point in the collection.
  var pixelScale: CGFloat {
    let scale = collectionView?.traitCollection.displayScale ?? 0
    return scale > 0 ? scale : UIScreen.main.scale
  }
}
