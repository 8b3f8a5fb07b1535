public import DarkroomCoreGraphics
public import Foundation

/// Something dropped on a collection.
///
/// Headless: there is none, except a test's own.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Nil if the item does not come from the same collection.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
