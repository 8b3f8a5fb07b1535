public import Foundation

// Written by Scripts/delegate-methods from UICollectionViewDragDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    _OptionalMethod("collectionView:itemsForAddingTo:at:point:", of: self)?.call(
      collectionView, session, indexPath, point, as: ([UIDragItem]).self) ?? []
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    _OptionalMethod("collectionView:dragPreviewParametersForItemAt:", of: self)?.call(
      collectionView, indexPath, as: (UIDragPreviewParameters?).self) ?? nil
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    _OptionalMethod("collectionView:dragSessionWillBegin:", of: self)?.call(
      collectionView, session, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    _OptionalMethod("collectionView:dragSessionDidEnd:", of: self)?.call(
      collectionView, session, as: Void.self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    _OptionalMethod("collectionView:dragSessionAllowsMoveOperation:", of: self)?.call(
      collectionView, session, as: Bool.self) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    _OptionalMethod("collectionView:dragSessionIsRestrictedToDraggingApplication:", of: self)?.call(
      collectionView, session, as: Bool.self) ?? false
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollectionViewDragDelegate {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDragDelegateCalls.CollectionView? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollectionViewDragDelegate` that have labels, as callable values.
public enum _CollectionViewDragDelegateCalls {
  /// What `collectionView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDragDelegate

    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      receiver.collectionView(
        collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      receiver.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    }
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { receiver.collectionView(collectionView, dragSessionWillBegin: session) }
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { receiver.collectionView(collectionView, dragSessionDidEnd: session) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { receiver.collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      receiver.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
