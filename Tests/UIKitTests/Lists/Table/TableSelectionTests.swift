import Foundation
import Testing

@testable import DarkroomUIKit

/// What taps and code do to the selection.
@MainActor
@Suite(.serialized, .tags(.lists))
struct TableSelectionTests {
  private let list = RecordingTable(rows: 3)

  @Test func aTapHighlightsThenSelectsAndTheOldRowIsDeselected() {
    list.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)

    let calls = list.recording { list.table.tapRow(.row(0)) }

    #expect(
      calls == [
        "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "willSelect 0-0",
        "willDeselect 0-2", "didDeselect 0-2", "didSelect 0-0",
      ])
    #expect(list.table.indexPathForSelectedRow == .row(0))
    #expect(list.table.visibleCells.map(\.isSelected) == [true, false, false])
  }

  @Test func codeTellsTheDelegateNothing() {
    let calls = list.recording {
      list.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      list.table.deselectRow(at: .row(1), animated: false)
    }

    #expect(calls == [])
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  /// As Apple documents the notification: it is posted when the selected row changes, with the table as its object.
  @Test func tapsPostThatTheSelectionHasChanged() {
    var selections: [IndexPath?] = []
    let observation = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: list.table, queue: nil
    ) { [list] _ in
      MainActor.assumeIsolated { selections.append(list.table.indexPathForSelectedRow) }
    }
    defer { NotificationCenter.default.removeObserver(observation) }

    list.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    #expect(selections == [])
    list.table.tapRow(.row(0))
    #expect(selections == [.row(0)])
    list.table.allowsMultipleSelection = true
    list.table.tapRow(.row(0))
    #expect(selections == [.row(0), nil])
  }

  @Test func withManySelectedASecondTapDeselects() {
    list.table.allowsMultipleSelection = true
    list.table.tapRow(.row(0))
    list.table.tapRow(.row(1))

    list.table.tapRow(.row(0))

    #expect(list.table.indexPathsForSelectedRows == [.row(1)])
  }

  @Test func editedTablesIgnoreTapsUnlessTold() {
    list.table.setEditing(true, animated: false)
    list.table.tapRow(.row(0))
    #expect(list.table.indexPathForSelectedRow == nil)

    list.table.allowsSelectionDuringEditing = true
    list.table.tapRow(.row(0))
    #expect(list.table.indexPathForSelectedRow == .row(0))
  }
}
