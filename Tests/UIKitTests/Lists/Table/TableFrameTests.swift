import DarkroomUIKit
import Foundation
import Testing

/// Rows of classic tables, in literal numbers: Measures, control sizes and lists.
///
/// A row of 44 points ends with the separator's pixel, and text and separator begin at 16 points,
/// or at 20 from a width of 414 on.
@MainActor
@Suite(.serialized, .tags(.controlSizes, .lists))
struct TableFrameTests {
  /// A table of two rows, its second cell laid out.
  private func row(
    _ width: CGFloat, scale: CGFloat, style: UITableView.Style = .plain,
    cell cellStyle: UITableViewCell.CellStyle = .default,
    _ change: @escaping (UITableViewCell) -> Void = { _ in }
  ) throws -> Row {
    let source = StyledRows(cellStyle, change)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 500), style: style)
    table.traitOverrides.displayScale = scale
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: .row(1)))
    cell.layoutIfNeeded()
    return Row(table: table, source: source, cell: cell)
  }

  @MainActor
  private struct Row {
    let table: UITableView
    let source: StyledRows
    let cell: UITableViewCell

    func line() throws -> CGRect {
      try #require(cell.subviews.last { "\(type(of: $0))".contains("Separator") }).frame
    }
    func text() throws -> CGRect { try #require(cell.textLabel).frame }
    func detail() throws -> CGRect { try #require(cell.detailTextLabel).frame }
    func accessory() throws -> CGRect {
      try #require(cell.subviews.first { "\(type(of: $0))".contains("Accessory") }).frame
    }
  }

  // MARK: Plain rows by width and scale

  @Test func aRowOfAnIPhoneSEAtThreePixelsToThePoint() throws {
    let row = try row(320, scale: 3)

    #expect(row.cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(row.cell.contentView.frame.isNear(0, 0, 320, 43.66667))
    #expect(try row.text().isNear(16, 0, 288, 43.66667))
    #expect(try row.line().isNear(16, 43.66667, 304, 0.33333))
  }

  @Test func aRowOfAnIPhone8AtTwoPixelsToThePoint() throws {
    let row = try row(375, scale: 2)

    #expect(row.cell.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(row.cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
    #expect(try row.text() == CGRect(x: 16, y: 0, width: 343, height: 43.5))
    #expect(try row.line() == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
  }

  @Test func aRowOfAnIPhone8PlusAtThreePixelsToThePoint() throws {
    let row = try row(414, scale: 3)

    #expect(row.cell.contentView.frame.isNear(0, 0, 414, 43.66667))
    #expect(try row.text().isNear(20, 0, 374, 43.66667))
    #expect(try row.line().isNear(20, 43.66667, 394, 0.33333))
  }

  @Test func aRowOfAnIPadAtOnePixelToThePoint() throws {
    let row = try row(768, scale: 1)

    #expect(row.cell.frame == CGRect(x: 0, y: 44, width: 768, height: 44))
    #expect(row.cell.contentView.frame == CGRect(x: 0, y: 0, width: 768, height: 43))
    #expect(try row.text() == CGRect(x: 20, y: 0, width: 728, height: 43))
    #expect(try row.line() == CGRect(x: 20, y: 43, width: 748, height: 1))
  }

  @Test func aRowOfALargeIPadAtTwoPixelsToThePoint() throws {
    let row = try row(1024, scale: 2)

    #expect(try row.text() == CGRect(x: 20, y: 0, width: 984, height: 43.5))
    #expect(try row.line() == CGRect(x: 20, y: 43.5, width: 1004, height: 0.5))
  }

  // MARK: Separators

  @Test func aTablesOwnSeparatorInsetCountsFromBothSides() throws {
    let row = try row(320, scale: 2)
    row.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    row.table.layoutIfNeeded()
    row.cell.layoutIfNeeded()

    #expect(try row.line() == CGRect(x: 50, y: 43.5, width: 260, height: 0.5))
  }

  @Test func aCellsOwnSeparatorInsetBeatsTheTables() throws {
    let row = try row(320, scale: 2) { $0.separatorInset = .zero }

    #expect(try row.line() == CGRect(x: 0, y: 43.5, width: 320, height: 0.5))
  }

  @Test func withoutSeparatorsTheContentHasTheWholeRow() throws {
    let row = try row(320, scale: 3)
    row.table.separatorStyle = .none
    row.table.layoutIfNeeded()
    row.cell.layoutIfNeeded()

    #expect(row.cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try row.text() == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test func theSeparatorBeginsWhereTheTextBesideAnImageDoes() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
    let row = try row(320, scale: 2) { $0.imageView?.image = image }

    // (43.5 - 29) / 2 = 7.25, rounded up to the half point; 16 + 29 + 15 = 60.
    #expect(
      try #require(row.cell.imageView).frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
    #expect(try row.text() == CGRect(x: 60, y: 0, width: 244, height: 43.5))
    #expect(try row.line() == CGRect(x: 60, y: 43.5, width: 260, height: 0.5))
  }

  @Test func indentationMovesTextAndSeparator() throws {
    let row = try row(320, scale: 2) { $0.indentationLevel = 2 }

    #expect(try row.text() == CGRect(x: 36, y: 0, width: 268, height: 43.5))
    #expect(try row.line() == CGRect(x: 36, y: 43.5, width: 284, height: 0.5))
  }

  // MARK: Cell styles: 17 points are 20.3333 high at three pixels to the point, 12 are 14.3333

  @Test func aSubtitleStandsUnderItsTitle() throws {
    let row = try row(320, scale: 3, cell: .subtitle)

    // 10 + 20.3333 + 1 + 14.3333 + 10.
    #expect(row.cell.frame.isNear(0, 55.66667, 320, 55.66667))
    let (text, detail) = (try row.text(), try row.detail())
    #expect(abs(text.minX - 16) < 1e-4 && abs(detail.minX - 16) < 1e-4)
    #expect(abs(text.height - 20.33333) < 1e-4 && abs(detail.height - 14.33333) < 1e-4)
    #expect(abs(detail.minY - text.minY - 21.33333) < 1e-4)
  }

  @Test func aValueEndsAtTheMargin() throws {
    let row = try row(320, scale: 3, cell: .value1)

    let (text, detail) = (try row.text(), try row.detail())
    #expect(row.cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    // (43.6667 - 20.3333) / 2 = 11.6667.
    #expect(abs(text.minX - 16) < 1e-4 && abs(text.minY - 11.66667) < 1e-4)
    #expect(abs(text.height - 20.33333) < 1e-4 && abs(detail.height - 20.33333) < 1e-4)
    #expect(abs(detail.maxX - 304) < 1e-4 && abs(detail.minY - 11.66667) < 1e-4)
  }

  @Test func aContactsValueBeginsAfterItsColumn() throws {
    let row = try row(320, scale: 3, cell: .value2)

    #expect(try row.text().minX == 16)
    #expect(try row.detail().minX >= row.text().maxX)
  }

  // MARK: Accessories

  @Test(
    arguments: [
      (UITableViewCell.AccessoryType.disclosureIndicator, 296, 8),
      (.checkmark, 290, 14), (.detailButton, 282, 22),
    ] as [(UITableViewCell.AccessoryType, CGFloat, CGFloat)])
  func accessoriesEndAtTheMargin(
    _ type: UITableViewCell.AccessoryType, _ x: CGFloat, _ width: CGFloat
  ) throws {
    let row = try row(320, scale: 2) { $0.accessoryType = type }

    #expect(try row.accessory().minX == x && row.accessory().width == width)
    #expect(row.cell.contentView.frame == CGRect(x: 0, y: 0, width: x - 8, height: 43.5))
    #expect(try row.text() == CGRect(x: 16, y: 0, width: x - 24, height: 43.5))
  }

  @Test func anAccessoryViewOfOnesOwnIsCentredAtTheMargin() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 51, height: 31))
    let row = try row(414, scale: 3) { $0.accessoryView = view }

    // 414 - 20 - 51 = 343; (43.6667 - 31) / 2 = 6.3333. The row below takes the view.
    #expect(view.frame.isNear(343, 6.33333, 51, 31))
    #expect(row.cell.contentView.frame.isNear(0, 0, 335, 43.66667))
  }

  // MARK: Grouped tables

  @Test func groupsThatFillTheWidth() throws {
    let list = RecordingTable([["a", "b"], ["c"]], style: .grouped)

    #expect(list.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 35))
    #expect(list.table.rectForRow(at: .row(0)) == CGRect(x: 0, y: 35, width: 320, height: 44))
    #expect(list.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 79, width: 320, height: 44))
    // Footer and header of 17.5 are 35 between two groups.
    #expect(
      list.table.rectForRow(at: .row(0, in: 1)) == CGRect(x: 0, y: 158, width: 320, height: 44))
  }

  @Test func insetGroupsOfAnIPhone() throws {
    let row = try row(375, scale: 2, style: .insetGrouped)
    let first = try #require(row.table.cellForRow(at: .row(0)))
    first.layoutIfNeeded()

    #expect(first.frame == CGRect(x: 16, y: 35, width: 343, height: 44))
    #expect(row.cell.frame == CGRect(x: 16, y: 79, width: 343, height: 44))
    #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 343, height: 43.5))
    #expect(first.textLabel?.frame == CGRect(x: 16, y: 0, width: 311, height: 43.5))
    // The last row has no line.
    #expect(row.cell.contentView.frame == CGRect(x: 0, y: 0, width: 343, height: 44))
  }

  @Test func insetGroupsOfAnIPad() throws {
    let row = try row(1024, scale: 2, style: .insetGrouped)

    #expect(row.cell.frame == CGRect(x: 20, y: 79, width: 984, height: 44))
    #expect(try row.text() == CGRect(x: 20, y: 0, width: 944, height: 44))
  }

  @Test func insetGroupsOfAnIPhonePlus() throws {
    let row = try row(414, scale: 3, style: .insetGrouped)

    #expect(row.cell.frame == CGRect(x: 20, y: 79, width: 374, height: 44))
  }

  // MARK: Headers and footers

  @Test func headersAndFootersOfPlainTablesLieAroundTheirRows() throws {
    let source = TitledSections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 28))
    #expect(table.rectForRow(at: .row(0)) == CGRect(x: 0, y: 28, width: 375, height: 44))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 72, width: 375, height: 28))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 100, width: 375, height: 28))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 100, width: 375, height: 100))
    #expect(table.contentSize == CGSize(width: 375, height: 200))
  }

  @Test(arguments: UITableView.Style.allOfThem)
  func titlesGrowWithTheirTextAndLieOverNoRow(style: UITableView.Style) throws {
    let list = RecordingTable([["a"], ["b"]], style: style)
    list.headers = ["First", "Second"]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    let standard = (0...1).map { list.table.rectForHeader(inSection: $0).height }
    #expect(standard == (style == .plain ? [28, 28] : [55.5, 38]))

    for category in [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge] {
      list.table.traitOverrides.preferredContentSizeCategory = category
      list.table.layoutIfNeeded()
      let traits = list.table.traitCollection
      let textStyle = style == .plain ? UIFont.TextStyle.headline : .footnote
      let text = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).lineHeight
      let growth = max(0, text - (style == .plain ? 17 : 13) * 2_444 / 2_048)
      for section in 0...1 {
        let header = try #require(list.table.headerView(forSection: section))
        #expect(abs(header.frame.height - standard[section] - growth) < 1)
        header.layoutIfNeeded()
        #expect(header.bounds.contains(try #require(header.textLabel).frame))
        let row = list.table.rectForRow(at: .row(0, in: section))
        #expect(abs(row.minY - header.frame.maxY) < 1e-9)
      }
    }
  }

  @Test func longTitlesOfGroupsHaveSeveralLinesAndThoseOfPlainTablesOne() throws {
    let title = Array(repeating: "many words", count: 10).joined(separator: " ")
    for style in UITableView.Style.allOfThem {
      let list = RecordingTable([["a"], ["b"]], style: style)
      list.headers = ["", title]
      list.table.reloadData()
      list.table.layoutIfNeeded()
      let heights = (0...1).map { list.table.rectForHeader(inSection: $0).height }
      #expect(heights[0] == (style == .plain ? 28 : 55.5), "an empty title has a line")
      #expect(style == .plain ? heights[1] == 28 : heights[1] > 38 + 2 * 13)
    }
  }

  @Test func theTablesOwnHeaderAndFooterLieAroundAllSections() throws {
    let list = RecordingTable([["a", "b"]])
    let (header, footer) = (UIView(), UIView())
    header.frame = CGRect(x: 9, y: 9, width: 9, height: 50)
    footer.frame = CGRect(x: 9, y: 9, width: 9, height: 30)
    list.table.tableHeaderView = header
    list.table.tableFooterView = footer
    list.table.layoutIfNeeded()

    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(list.table.rectForRow(at: .row(0)) == CGRect(x: 0, y: 50, width: 320, height: 44))
    #expect(list.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 94, width: 320, height: 44))
    #expect(footer.frame == CGRect(x: 0, y: 138, width: 320, height: 30))
    #expect(list.table.contentSize == CGSize(width: 320, height: 168))
  }

  @Test func delegatesViewsAndHeightsDecideForASection() throws {
    let source = TitledSections()
    let delegate = SectionHeights()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .grouped)
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 33))
    #expect(table.rectForRow(at: .row(0)) == CGRect(x: 0, y: 33, width: 320, height: 44))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 77, width: 320, height: 7))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 84, width: 320, height: 33))
  }

  // MARK: In a controller

  /// The line of row 0 lies at 63.6667 where rows begin at 20.
  @Test func rowsBeginBelowTheSafeArea() throws {
    let window = NotchedWindow(
      CGSize(width: 375, height: 667), area: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let controller = TwoRows(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()

    let cell = try #require(controller.tableView.cellForRow(at: .row(0)))
    cell.layoutIfNeeded()
    let line = try #require(
      cell.subviews.last { "\(type(of: $0))".contains("Separator") })
    #expect(controller.tableView.contentOffset == CGPoint(x: 0, y: -20))
    #expect(
      controller.tableView.adjustedContentInset
        == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(cell.convert(cell.bounds, to: window) == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(line.convert(line.bounds, to: window).isNear(16, 63.66667, 359, 0.33333))
  }
}

private final class TwoRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

@MainActor
private final class StyledRows: NSObject, UITableViewDataSource {
  private let style: UITableViewCell.CellStyle
  private let change: (UITableViewCell) -> Void

  init(_ style: UITableViewCell.CellStyle, _ change: @escaping (UITableViewCell) -> Void) {
    self.style = style
    self.change = change
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    return cell
  }
}

private final class TitledSections: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Footer"
  }
}

private final class SectionHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 7 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView()
  }
}

extension UITableView.Style {
  fileprivate static let allOfThem: [Self] = [.plain, .grouped, .insetGrouped]
}
