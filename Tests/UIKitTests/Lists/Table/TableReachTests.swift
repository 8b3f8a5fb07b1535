import DarkroomUIKit
import Foundation
import Testing

/// A table whose content ends above what it shows is scrolled back, as a list on iOS that is filtered while scrolled.
///
/// UIKit does it with the content size (`_adjustContentOffsetIfNecessary`); here it is the next layout, which knows sizes.
@MainActor
@Suite(.serialized, .tags(.lists))
struct TableReachTests {
  private let list = RecordingTable(rows: 20)
  private var table: UITableView { list.table }

  init() {
    list.table.contentOffset.y = 400
    list.table.layoutIfNeeded()
  }

  @Test func deletedRowsBringTheOthersBackIntoSight() {
    list.sections[0].removeLast(8)
    table.deleteRows(at: (12..<20).map { .row($0) }, with: .none)

    #expect(table.contentOffset.y == 88)
    #expect(list.visibleTitles == (2..<12).map { "row \($0)" })
  }

  @Test func reloadedContentThatFitsIsAtTheTop() {
    list.sections[0] = ["a", "b"]
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.contentOffset == .zero && list.visibleTitles == ["a", "b"])
  }

  @Test func nothingIsLeftOfAnEmptyTable() {
    list.sections = []
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.contentOffset == .zero && list.visibleTitles == [])
  }

  @Test func insetsBelongToWhatCanBeReached() {
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    table.contentOffset.y = 20 * 44 + 50 - 440
    list.sections[0].removeLast(8)
    table.deleteRows(at: (12..<20).map { .row($0) }, with: .none)
    #expect(table.contentOffset.y == 138)

    list.sections[0] = ["a"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -30)
  }

  @Test func estimatedHeightsThatComeTrueKeepTheContentInSight() {
    list.rowHeights = { $0.row < 5 ? 20 : 70 }
    table.estimatedRowHeight = 200
    table.reloadData()
    table.layoutIfNeeded()
    list.sections[0].removeLast(13)
    table.reloadData()
    table.layoutIfNeeded()

    #expect(list.visibleTitles == (0..<7).map { "row \($0)" })
    #expect(table.contentOffset.y == 0 && table.contentSize.height == 240)
  }

  @Test func contentThatStillReachesStays() {
    list.sections[0].removeLast(1)
    table.deleteRows(at: [.row(19)], with: .none)

    #expect(table.contentOffset.y == 396)
    table.contentOffset.y = 100
    list.sections[0].removeLast(1)
    table.deleteRows(at: [.row(18)], with: .none)
    #expect(table.contentOffset.y == 100)
  }

  @Test func anOffsetBeyondTheContentThatNothingShortenedStays() {
    table.contentOffset.y = -60
    table.layoutIfNeeded()

    #expect(table.contentOffset.y == -60)
  }

  @Test func aHeightThatIsAskedForMovesTheRowsBelowInTheNextLayout() {
    let list = RecordingTable(rows: 40)
    list.rowHeights = { _ in 30 }
    list.table.reloadData()
    list.table.contentOffset.y = 600
    list.table.layoutIfNeeded()
    let path = IndexPath.row(2)
    _ = list.table.rectForRow(at: path)
    list.table.layoutIfNeeded()

    for path in list.table.indexPathsForVisibleRows ?? [] {
      #expect(list.table.cellForRow(at: path)?.frame == list.table.rectForRow(at: path))
    }
  }
}
