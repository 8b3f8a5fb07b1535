import DarkroomUIKit
import Foundation
import Testing

/// Rows that are visible lie where `rectForRow(at:)` says, also after it has corrected the estimate of another row.
@MainActor
@Suite(.serialized, .tags(.lists))
struct TableEstimateTests {
  private let list = RecordingTable(rows: 60)
  private var table: UITableView { list.table }

  init() {
    list.table.estimatedRowHeight = 44
    list.rowHeights = { $0.row < 20 ? 66 : 30 }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.contentOffset.y = 1500
    list.table.layoutIfNeeded()
  }

  private func strayCells(_ cells: [(IndexPath, UITableViewCell)]) -> [IndexPath] {
    cells.filter { table.rectForRow(at: $0.0) != $0.1.frame }.map(\.0)
  }

  private var shown: [(IndexPath, UITableViewCell)] {
    (table.indexPathsForVisibleRows ?? []).compactMap { path in
      table.cellForRow(at: path).map { (path, $0) }
    }
  }

  @Test func cellsMoveWithTheEstimateOfARowAboveThem() throws {
    let cells = shown
    let first = try #require(cells.first)
    let old = first.1.frame.minY
    #expect(strayCells(cells) == [])

    #expect(table.rectForRow(at: .row(10)).height == 66)
    #expect(first.1.frame.minY == old + 22)
    #expect(strayCells(cells) == [])

    table.layoutIfNeeded()
    #expect(strayCells(shown) == [])
  }

  @Test func cellsLieInTheirRowsAfterScrollingUpThroughEstimates() {
    for offset in [1200, 900, 650, 300, 0] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(strayCells(shown) == [])
    }
  }
}
