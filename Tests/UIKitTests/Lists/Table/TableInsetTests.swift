import DarkroomUIKit
import Testing

@MainActor
struct TableInsetTests {
  private let source = Source()

  private func table(_ width: CGFloat = 390, _ table: UITableView = UITableView()) -> UITableView {
    table.frame = CGRect(x: 0, y: 0, width: width, height: 400)
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func cell(_ table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  private func separator(_ cell: UITableViewCell) -> CGRect? {
    cell.layoutIfNeeded()
    return cell.subviews.map(\.frame).last { $0.height > 0 && $0.height <= 1 }
  }

  @Test func cellsKeepTheirContentInTheSafeArea() throws {
    let table = table(600, SafeTable())
    #expect(try cell(table).contentView.frame.minX == 40)
    #expect(try cell(table).contentView.frame.maxX == 570)

    table.insetsContentViewsToSafeArea = false
    table.layoutIfNeeded()
    #expect(try cell(table).contentView.frame.minX == 0)
    #expect(try cell(table).contentView.frame.maxX == 600)
  }

  @Test func separatorsCountFromTheAutomaticInsets() throws {
    let table = table()
    table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    table.layoutIfNeeded()
    #expect(try separator(cell(table))?.minX == 10)

    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    #expect(try separator(cell(table))?.minX == 26)
  }

  @Test func rowsOfWideTablesKeepToAReadableWidth() throws {
    let table = table(1100)
    #expect(try cell(table).contentView.layoutMargins.left == 20)

    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    #expect(try cell(table).contentView.layoutMargins.left == 90)
  }

  @Test func severalSelectedRowsHaveABackgroundOfTheirOwn() throws {
    let table = table()
    let (single, several) = (UIView(), UIView())
    let cell = try cell(table)
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(single.superview === cell && several.superview == nil)

    cell.isSelected = false
    table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(single.superview == nil && several.superview === cell)
  }

  @Test func headersSizeThemselvesUnlessTheyMayNot() {
    let table = table()
    source.header = SizedView()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 70)

    table.estimatedSectionHeaderHeight = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 28)
  }

  @Test func anEstimateStandsForHeadersThatWereNotSeen() {
    let table = table()
    source.header = SizedView()
    source.sections = 60
    table.estimatedSectionHeaderHeight = 30
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 70)
    #expect(table.rectForHeader(inSection: 59).height == 30)

    source.header = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 0)
  }

  @Test func aCellThatInvalidatesItsSizeIsMeasuredAnew() throws {
    let table = table()
    let cell = try #require(try cell(table) as? SizedCell)
    cell.height = 90
    table.selfSizingInvalidation = .disabled
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 50)

    table.selfSizingInvalidation = .enabled
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 90)
  }

  @Test func aRowsMenuIsTheDelegates() throws {
    let table = table()
    let interaction = try #require(table.contextMenuInteraction)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: CGPoint(x: 10, y: 10))

    #expect(configuration?.identifier as? NSString == "row 0")
    #expect(table.interactions.contains { $0 === interaction })
  }

  @Test func aDragDelegateBringsAnInteraction() throws {
    let table = table()
    let delegate = Dragger()
    table.dragInteractionEnabled = true
    table.dragDelegate = delegate
    let interaction = try #require(
      table.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first)
    let items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: Session())
    #expect(interaction.isEnabled)
    #expect(items?.count == 1)

    table.dragInteractionEnabled = false
    #expect(!interaction.isEnabled)
    table.dragDelegate = nil
    #expect(table.interactions.isEmpty)
  }
}

private final class SafeTable: UITableView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30) }
}

private final class SizedView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}

private final class SizedCell: UITableViewCell {
  var height: CGFloat = 50

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 1
  var header: UIView?

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    SizedCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header.map { _ in SizedView() }
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "row \(indexPath.row)" as NSString)
  }
}

@MainActor
private final class Dragger: NSObject, UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}

@MainActor
private final class Session: NSObject, UIDragSession {
  var localContext: Any?
  var items: [UIDragItem] { [] }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { false }
  func location(in view: UIView) -> CGPoint { CGPoint(x: 10, y: 10) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
}
