public import Foundation

// `delegate?.collectionView?(…)`: optional calls of `UICollectionViewDelegateFlowLayout`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UICollectionViewDelegateFlowLayout {
  public var collectionView: _CollectionViewDelegateFlowLayoutCalls.CollectionView? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollectionViewDelegateFlowLayout` as callable values.
public enum _CollectionViewDelegateFlowLayoutCalls {
  /// What `collectionView` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDelegateFlowLayout

    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, insetForSectionAt: section))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section
        ))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
    }
  }
}
