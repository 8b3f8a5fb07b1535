public import DarkroomCoreGraphics
public import Foundation

/// Something dropped on a table.
///
/// There is no drag and drop here, so the only implementations are those in tests.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The index path of the item; nil if it does not come from the same table.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
