import DarkroomUIKit
import Foundation
import Testing

/// Batch updates move what stays and ask only for what is new.
///
/// Measures, lists.
@MainActor
@Suite(.serialized, .tags(.lists))
struct TableUpdateTests {
  private let list = RecordingTable([["a", "b", "c"]])
  private var table: UITableView { list.table }

  @Test func insertedRowsPushTheOthersDownAndOnlyTheyAreAskedFor() {
    let old = table.cellForRow(at: .row(1))
    list.sections[0].insert("new", at: 1)

    let calls = list.recording { table.insertRows(at: [.row(1)], with: .none) }

    #expect(calls == ["cell 0-1", "will 0-1"])
    #expect(list.visibleTitles == ["a", "new", "b", "c"])
    #expect(table.cellForRow(at: .row(2)) === old)
    #expect(old?.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(table.contentSize.height == 176)
  }

  @Test func deletedRowsEndWithTheirOldPathAndTheOthersMoveUp() {
    let last = table.cellForRow(at: .row(2))
    list.sections[0].remove(at: 0)

    let calls = list.recording { table.deleteRows(at: [.row(0)], with: .fade) }

    #expect(calls == ["ended 0-0"])
    #expect(table.indexPath(for: last ?? UITableViewCell()) == .row(1))
    #expect(last?.frame.minY == 44)
  }

  @Test func reloadedRowsGetAnotherCellAtTheirPlace() {
    let old = table.cellForRow(at: .row(1))
    list.sections[0][1] = "changed"

    let calls = list.recording { table.reloadRows(at: [.row(1)], with: .none) }

    #expect(calls == ["ended 0-1", "cell 0-1", "will 0-1"])
    #expect(list.visibleTitles == ["a", "changed", "c"])
    #expect((old as? RecordingCell)?.reuseCount == 1)
  }

  @Test func movedRowsKeepTheirCells() {
    let first = table.cellForRow(at: .row(0))
    list.sections[0] = ["b", "c", "a"]

    let calls = list.recording { table.moveRow(at: .row(0), to: .row(2)) }

    #expect(calls == [])
    #expect(table.cellForRow(at: .row(2)) === first)
    #expect(first?.frame.minY == 88)
    #expect(list.visibleTitles == ["b", "c", "a"])
  }

  @Test func batchesCountDeletionsBeforeAndInsertionsAfter() {
    list.sections[0] = ["new", "b", "c", "end"]

    let calls = list.recording {
      table.performBatchUpdates {
        table.insertRows(at: [.row(0), .row(3)], with: .none)
        table.deleteRows(at: [.row(0)], with: .none)
      }
    }

    #expect(calls == ["ended 0-0", "cell 0-0", "will 0-0", "cell 0-3", "will 0-3"])
    #expect(list.visibleTitles == ["new", "b", "c", "end"])
  }

  @Test func nestedBatchesApplyAtTheOutermostEnd() {
    table.beginUpdates()
    table.beginUpdates()
    list.sections[0].append("d")
    table.insertRows(at: [.row(3)], with: .none)
    table.endUpdates()
    #expect(table.hasUncommittedUpdates && list.table.numberOfRows(inSection: 0) == 3)
    table.endUpdates()

    #expect(table.numberOfRows(inSection: 0) == 4 && !table.hasUncommittedUpdates)
  }

  @Test func sectionsMoveWithTheirCells() {
    let list = RecordingTable([["a"], ["b"], ["c"]])
    let last = list.table.cellForRow(at: .row(0, in: 2))
    list.sections = [["c"], ["new"], ["b"]]

    let calls = list.recording {
      list.table.performBatchUpdates {
        list.table.deleteSections([0], with: .none)
        list.table.insertSections([1], with: .none)
        list.table.moveSection(2, toSection: 0)
      }
    }

    #expect(calls == ["ended 0-0", "cell 1-0", "will 1-0"])
    #expect(list.table.cellForRow(at: .row(0, in: 0)) === last)
    #expect(list.visibleTitles == ["c", "new", "b"])
  }

  @Test func selectionFollowsItsRowAndEndsWithIt() {
    table.allowsMultipleSelection = true
    table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    list.sections[0].remove(at: 0)

    table.deleteRows(at: [.row(0)], with: .none)

    #expect(table.indexPathsForSelectedRows == [.row(1)])
  }

  @Test func endUpdatesAloneAsksForHeightsAgainAndKeepsTheCells() {
    let cell = table.cellForRow(at: .row(1))
    list.rowHeights = { $0.row == 0 ? 100 : 50 }

    table.beginUpdates()
    table.endUpdates()

    #expect(table.cellForRow(at: .row(1)) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(table.contentSize.height == 200)
  }

  @Test func reconfiguredRowsKeepTheirCell() {
    let cell = table.cellForRow(at: .row(1))
    list.sections[0][1] = "changed"

    let calls = list.recording { table.reconfigureRows(at: [.row(1)]) }

    #expect(calls == ["cell 0-1"])
    #expect(cell?.textLabel?.text == "changed" && (cell as? RecordingCell)?.reuseCount == 0)
  }

  @Test func aBatchThatDoesNotFitTheDataStopsWithUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = RecordingTable([["a"]])
        list.table.insertRows(at: [.row(0)], with: .none)
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(
      text.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (1) must be equal to the number of rows contained "
          + "in that section before the update (1), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."))
  }
}
