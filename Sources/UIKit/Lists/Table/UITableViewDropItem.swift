public import DarkroomCoreGraphics
public import Foundation

/// Something dropped on a table.
///
/// Headless: there is none, except a test's own.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Nil where the item does not come from the same table.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
