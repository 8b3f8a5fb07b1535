public import DarkroomCoreGraphics
public import Foundation

/// The content and the place of a drop on a collection.
///
/// There is no drag and drop here, so the only implementations are those in tests.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
