/// Which parts of a flow layout are no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// - Important: Inert.
  open var invalidateFlowLayoutAttributes = true
}
