/// A description of the parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// - Important: Inert.
  open var invalidateFlowLayoutAttributes = true
}
