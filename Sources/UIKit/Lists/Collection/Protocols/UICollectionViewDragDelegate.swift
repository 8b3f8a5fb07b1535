public import Foundation

/// The delegate for dragging items of a collection view.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  // required
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  // otherwise: []
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  // otherwise: true
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  // otherwise: false
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
