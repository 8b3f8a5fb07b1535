import DarkroomUIKit
import Foundation
import Testing

/// When a table asks, shows and reuses.
///
/// Measures, lists.
@MainActor
@Suite(.serialized, .tags(.lists))
struct TableReuseTests {
  @Test func aHundredThousandRowsLayOutOnlyTheVisible() {
    let list = RecordingTable(rows: 100_000)
    list.logsMeasures = true

    let calls = list.recording {
      list.table.reloadData()
      list.table.layoutIfNeeded()
      list.table.contentOffset.y = 2_000_000
      list.table.layoutIfNeeded()
    }

    #expect(calls.filter { $0.hasPrefix("cell") }.count == 21)
    #expect(calls.filter { $0.hasPrefix("height") }.count == 21)
    #expect(list.table.contentSize.height == 4_400_000)
    #expect(list.table.indexPathsForVisibleRows?.first == .row(45454))
  }

  @Test func withoutEstimatesEveryHeightIsAskedBeforeTheFirstCell() {
    let list = RecordingTable(rows: 30)
    list.rowHeights = { _ in 44 }
    list.table.estimatedRowHeight = 0
    list.logsMeasures = true

    let calls = list.recording {
      list.table.reloadData()
      list.table.layoutIfNeeded()
    }

    #expect(calls.prefix(2) == ["sections", "rows in 0"])
    let firstCell = calls.firstIndex { $0.hasPrefix("cell") } ?? 0
    #expect(calls[..<firstCell].filter { $0.hasPrefix("height") }.count == 30)
  }

  @Test func reloadingAsksForCountsAtOnceAndForCellsWithTheLayout() {
    let list = RecordingTable(rows: 2)
    list.logsMeasures = true

    let reload = list.recording { list.table.reloadData() }
    let layout = list.recording { list.table.layoutIfNeeded() }

    #expect(reload == ["sections", "rows in 0"])
    #expect(layout.prefix(2) == ["ended 0-0", "ended 0-1"])
    #expect(
      layout.filter { !$0.hasPrefix("ended") && !$0.hasPrefix("height") } == [
        "cell 0-0", "will 0-0", "cell 0-1", "will 0-1",
      ])
  }

  @Test func nothingOutsideALayoutPassAsksForCells() {
    let list = RecordingTable(rows: 3)
    let refresh = UIRefreshControl()

    let calls = list.recording {
      list.table.reloadData()
      _ = list.table.contentSize
      _ = list.table.numberOfRows(inSection: 0)
      list.table.refreshControl = refresh
      refresh.beginRefreshing()
      refresh.endRefreshing()
      list.table.rowHeight = 60
      list.table.setEditing(true, animated: false)
    }

    #expect(calls == [])
  }

  @Test func aCellDequeuedByHandBelongsToItsCaller() {
    let list = RecordingTable(rows: 1)
    weak var weakCell: UITableViewCell?
    do {
      let cell = list.tableView(list.table, cellForRowAt: .row(0))
      weakCell = cell
      #expect(list.table.indexPath(for: cell) == nil && cell.superview == nil)
    }

    #expect(weakCell == nil)
    #expect(list.table.visibleCells.count == 1)
  }

  @Test func reusedCellsArePreparedInsideDequeue() throws {
    let list = RecordingTable(rows: 30)
    let first = try #require(list.table.cellForRow(at: .row(0)) as? RecordingCell)

    list.table.contentOffset.y = 44
    list.table.layoutIfNeeded()

    #expect(first.reuseCount == 1 && list.table.indexPath(for: first) == .row(10))
  }

  @Test func unregisteredIdentifiersStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "unable to dequeue a cell with identifier x - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"))
  }

  @Test func scrollingPrefetchesAheadAndTurningBackCancels() {
    let list = RecordingTable(rows: 100)
    list.table.prefetchDataSource = list

    let forward = list.recording {
      list.table.contentOffset.y = 44
      list.table.layoutIfNeeded()
    }
    let back = list.recording {
      list.table.contentOffset.y = 0
      list.table.layoutIfNeeded()
    }

    #expect(forward.filter { $0.hasPrefix("prefetch") } == ["prefetch \(Array(11...20))"])
    #expect(back.filter { $0.hasPrefix("cancel") } == ["cancel \(Array(11...20))"])
  }
}
