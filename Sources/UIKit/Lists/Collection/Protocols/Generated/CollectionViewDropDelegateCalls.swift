public import Foundation

// Written by Scripts/delegate-methods from UICollectionViewDropDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    _OptionalMethod("collectionView:canHandle:", of: self)?.call(
      collectionView, session, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    _OptionalMethod("collectionView:dropSessionDidEnter:", of: self)?.call(
      collectionView, session, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    _OptionalMethod("collectionView:dropSessionDidUpdate:withDestinationIndexPath:", of: self)?
      .call(collectionView, session, destinationIndexPath, as: UICollectionViewDropProposal.self)
      ?? UICollectionViewDropProposal(operation: .cancel)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    _OptionalMethod("collectionView:dropSessionDidExit:", of: self)?.call(
      collectionView, session, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    _OptionalMethod("collectionView:dropSessionDidEnd:", of: self)?.call(
      collectionView, session, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    _OptionalMethod("collectionView:dropPreviewParametersForItemAt:", of: self)?.call(
      collectionView, indexPath, as: (UIDragPreviewParameters?).self) ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollectionViewDropDelegate {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDropDelegateCalls.CollectionView? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollectionViewDropDelegate` that have labels, as callable values.
public enum _CollectionViewDropDelegateCalls {
  /// What `collectionView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDropDelegate

    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { receiver.collectionView(collectionView, canHandle: session) }
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { receiver.collectionView(collectionView, dropSessionDidEnter: session) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      receiver.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { receiver.collectionView(collectionView, dropSessionDidExit: session) }
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { receiver.collectionView(collectionView, dropSessionDidEnd: session) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      receiver.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
  }
}
