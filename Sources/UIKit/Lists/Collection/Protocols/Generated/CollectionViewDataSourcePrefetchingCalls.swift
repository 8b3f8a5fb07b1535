public import Foundation

// Written by Scripts/delegate-methods from UICollectionViewDataSourcePrefetching.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    _OptionalMethod("collectionView:cancelPrefetchingForItemsAt:", of: self)?.call(
      collectionView, indexPaths, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDataSourcePrefetchingCalls.CollectionView? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollectionViewDataSourcePrefetching` that have labels, as callable values.
public enum _CollectionViewDataSourcePrefetchingCalls {
  /// What `collectionView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDataSourcePrefetching

    public func callAsFunction(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  }
}
