public import Foundation

// `delegate?.collectionView?(…)`: optional calls of `UICollectionViewDataSourcePrefetching`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UICollectionViewDataSourcePrefetching {
  public var collectionView: _CollectionViewDataSourcePrefetchingCalls.CollectionView? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollectionViewDataSourcePrefetching` as callable values.
public enum _CollectionViewDataSourcePrefetchingCalls {
  /// What `collectionView` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDataSourcePrefetching

    public func callAsFunction(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  }
}
