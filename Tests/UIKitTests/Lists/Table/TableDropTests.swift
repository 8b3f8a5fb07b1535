import DarkroomUIKit
import Foundation
import Testing

/// What a test hands to the delegates of a drag and of a drop.
@MainActor
struct TableDropTests {
  private class Session: NSObject {
    var items: [UIDragItem] = []
    var allowsMoveOperation: Bool { true }
    var isRestrictedToDraggingApplication: Bool { false }
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  }

  private final class Drag: Session, UIDragSession {
    var localContext: Any?
  }

  private final class Drop: Session, UIDropSession {
    var localDragSession: (any UIDragSession)?
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  }

  private final class Rows: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))
      item.localObject = indexPath.row
      return [item]
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      guard session.localDragSession != nil else {
        return UITableViewDropProposal(operation: .cancel)
      }
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private final class Sink: NSObject, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  @Test func aRowIsProposedToMoveWithinItsTable() throws {
    let (table, rows) = (UITableView(), Rows())
    table.dragDelegate = rows
    table.dropDelegate = rows
    let (drag, drop) = (Drag(), Drop())
    let path = IndexPath(row: 3, section: 0)
    drag.items = try #require(table.dragDelegate).tableView(
      table, itemsForBeginning: drag, at: path)
    #expect(drag.items.first?.localObject as? Int == 3)

    let delegate = try #require(table.dropDelegate)
    let foreign = delegate.tableView(
      table, dropSessionDidUpdate: drop, withDestinationIndexPath: path)
    drop.localDragSession = drag
    let own = delegate.tableView(table, dropSessionDidUpdate: drop, withDestinationIndexPath: path)

    #expect(foreign.operation == .cancel)
    #expect(foreign.intent == .unspecified)
    #expect(own.operation == .move)
    #expect(own.intent == .insertAtDestinationIndexPath)
  }

  @Test func whatADelegateLeavesOutIsAnsweredForIt() {
    let (table, drag, drop) = (UITableView(), Drag(), Drop())
    let (dragged, dropped): (any UITableViewDragDelegate, any UITableViewDropDelegate) = (
      Rows(), Sink()
    )
    let path = IndexPath(row: 0, section: 0)

    #expect(dragged.tableView(table, itemsForAddingTo: drag, at: path, point: .zero).isEmpty)
    #expect(dragged.tableView(table, dragSessionAllowsMoveOperation: drag))
    #expect(!dragged.tableView(table, dragSessionIsRestrictedToDraggingApplication: drag))
    #expect(dragged.tableView(table, dragPreviewParametersForRowAt: path) == nil)
    #expect(dropped.tableView(table, canHandle: drop))
    #expect(dropped.tableView(table, dropPreviewParametersForRowAt: path) == nil)
    let proposal = dropped.tableView(
      table, dropSessionDidUpdate: drop, withDestinationIndexPath: nil)
    #expect(proposal.operation == .cancel)
  }
}
