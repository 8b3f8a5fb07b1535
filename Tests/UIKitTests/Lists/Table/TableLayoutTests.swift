import DarkroomUIKit
import Foundation
import Testing

/// Where rows, headers and footers lie.
///
/// Measures, control sizes and lists, at 3 pixels a point.
@MainActor
@Suite(.serialized, .tags(.controlSizes, .lists))
struct TableLayoutTests {
  @Test func oneLineRowsAreFortyFourPointsWithThePixelOfTheSeparator() throws {
    let table = RecordingTable(rows: 2).table
    let cell = try #require(table.cellForRow(at: .row(1)))

    #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 131.0 / 3))
    let line = try #require(cell.subviews.first { "\(type(of: $0))".contains("Separator") })
    #expect(line.frame == CGRect(x: 16, y: 131.0 / 3, width: 304, height: 1.0 / 3))
  }

  @Test(arguments: [(320, 16), (375, 16), (413, 16), (414, 20), (1024, 20)])
  func textAndSeparatorKeepSixteenOrTwentyPoints(width: CGFloat, margin: CGFloat) throws {
    let frame = CGRect(x: 0, y: 0, width: width, height: 100)
    let table = RecordingTable([["a"]], frame: frame).table
    let cell = try #require(table.cellForRow(at: .row(0)))
    cell.layoutIfNeeded()

    #expect(cell.textLabel?.frame.minX == margin)
    #expect(cell.separatorInset.left == margin)
    #expect(cell.contentView.layoutMargins.left == margin)
  }

  @Test func theContentViewIsAPrivateSubclass() {
    #expect(type(of: UITableViewCell().contentView) != UIView.self)
    #expect(UITableViewCell().contentView.description.hasPrefix("<UITableViewCellContentView: "))
  }

  @Test func subtitlesMakeARowTaller() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"

    let size = cell.sizeThatFits(CGSize(width: 320, height: 0))

    // 10 + 20⅓ + 1 + 14⅓ + 10
    #expect(size.height == 167.0 / 3)
  }

  @Test func delegatesHeightsAreUsedAsTheyAre() {
    let list = RecordingTable([["a", "b", "c"]])
    list.rowHeights = { [20, 30.5, 61][$0.row] }
    list.table.reloadData()
    list.table.layoutIfNeeded()

    #expect(list.table.rectForRow(at: .row(2)) == CGRect(x: 0, y: 50.5, width: 320, height: 61))
    #expect(list.table.contentSize == CGSize(width: 320, height: 111.5))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 50.5)) == .row(2))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 111.5)) == nil)
    #expect(
      list.table.indexPathsForRows(in: CGRect(x: 0, y: 20, width: 1, height: 31)) == [
        .row(1), .row(2),
      ])
  }

  @Test func plainHeadersHaveTwentyTwoPointsAboveThem() {
    let list = RecordingTable([["a"], ["b"]])
    list.headers = ["A", nil]
    list.table.reloadData()
    list.table.layoutIfNeeded()

    #expect(
      list.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(list.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 94))
    #expect(list.table.rectForHeader(inSection: 1).height == 0)
    #expect(list.table.rectForRow(at: .row(0, in: 1)).minY == 94)
  }

  @Test func sectionHeaderTopPaddingIsSettable() {
    let list = RecordingTable([["a"]])
    list.headers = ["A"]
    list.table.sectionHeaderTopPadding = 0
    list.table.reloadData()
    list.table.layoutIfNeeded()

    #expect(list.table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func plainHeadersStayAtTheTopUntilTheNextSectionPushesThem() throws {
    let list = RecordingTable([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
    list.headers = ["A", "B"]
    list.table.reloadData()
    list.table.layoutIfNeeded()

    list.table.contentOffset.y = 300
    list.table.layoutIfNeeded()
    #expect(list.table.headerView(forSection: 0)?.frame.minY == 300)
    // The first section ends at 22 + 28 + 20 × 44 = 930.
    list.table.contentOffset.y = 920
    list.table.layoutIfNeeded()
    #expect(list.table.headerView(forSection: 0)?.frame.minY == 902)
    #expect(list.table.rectForHeader(inSection: 0).minY == 22)
  }

  @Test func insetGroupsKeepTheMarginAndRoundTheirEnds() throws {
    let table = RecordingTable([["a", "b", "c"]], style: .insetGrouped).table
    let cells = table.visibleCells

    #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 288)
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[0].backgroundColor === UIColor.secondarySystemGroupedBackground)
    #expect(table.backgroundColor === UIColor.systemGroupedBackground)
  }

  @Test func laterRowsLieBelowEarlierOnes() {
    let list = RecordingTable(rows: 40)
    list.table.contentOffset.y = 440
    list.table.layoutIfNeeded()
    list.table.contentOffset.y = 396
    list.table.layoutIfNeeded()

    let order = list.table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
    #expect(order == (9...18).reversed().map { "row \($0)" })
  }

  @Test func scrollPositionsPlaceTheRow() {
    let table = RecordingTable(rows: 100).table

    table.scrollToRow(at: .row(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: .row(50), at: .middle, animated: false)
    #expect(table.contentOffset.y == 2002)
    table.scrollToRow(at: .row(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1804)
    table.scrollToRow(at: .row(45), at: .none, animated: false)
    #expect(table.contentOffset.y == 1804)
    table.scrollToRow(at: .row(99), at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(4400 - 440))
  }

  @Test func scrollingFindsRowsThatTurnOutTaller() {
    let list = RecordingTable(rows: 50)
    list.rowHeights = { _ in 100 }
    list.table.reloadData()
    list.table.layoutIfNeeded()

    list.table.scrollToRow(at: .row(40), at: .top, animated: false)
    list.table.layoutIfNeeded()

    #expect(list.table.indexPathsForVisibleRows?.first == .row(40))
    #expect(list.table.rectForRow(at: .row(40)).minY == list.table.contentOffset.y)
  }
}
