public import Foundation

/// The delegate for drops on a collection view.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  // required
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  // otherwise: true
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  // otherwise: UICollectionViewDropProposal(operation: .cancel)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
