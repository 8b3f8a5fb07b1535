import Foundation
import Testing

@testable import DarkroomUIKit

/// Rows described by configurations, as items of collections are (WWDC 2020, 10027).
@MainActor
@Suite(.tags(.lists))
struct TableConfigurationTests {
  final class Source: NSObject, UITableViewDataSource {
    var configure: (UITableViewCell, Int) -> Void = { _, _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, indexPath.row)
      return cell
    }
  }

  /// A label and a box of 30 points under it, held by constraints.
  struct Box: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> Box { self }
  }

  final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ box: Box) {
      configuration = box
      super.init(frame: .zero)
      ConstrainedCellTests.fill(self, height: box.height)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func table(
    _ style: UITableView.Style = .plain, _ source: Source,
    _ configure: @escaping (UITableViewCell, Int) -> Void
  ) -> UITableView {
    source.configure = configure
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func theDefaultLooksAsTheStyleDoes() {
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)

    #expect(UITableViewCell().defaultContentConfiguration() == .cell())
    #expect(subtitle.defaultContentConfiguration() == .subtitleCell())
    #expect(value.defaultContentConfiguration() == .valueCell())
    #expect(UITableViewCell().contentConfiguration == nil)
    #expect(UITableViewCell().backgroundConfiguration == nil)
  }

  @Test func aConfigurationTakesThePlaceOfTheLabels() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    var content = cell.defaultContentConfiguration()
    content.text = "new"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()

    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(cell.contentView.subviews.count == 1)
    #expect(view.frame == cell.contentView.bounds && view.textLabel.text == "new")

    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel?.text == nil)
  }

  @Test func theSameKindOfConfigurationKeepsItsView() {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.first
    content.text = "again"
    cell.contentConfiguration = content

    #expect(cell.contentView.subviews.first === view)
  }

  /// A row of one line is as high as ever; a text of many lines makes its row higher.
  @Test func rowsAreAsHighAsTheirConfigurationNeeds() throws {
    let source = Source()
    let table = table(.plain, source) { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = row == 0 ? "one" : String(repeating: "many words ", count: 30)
      cell.contentConfiguration = content
    }
    let cells = table.visibleCells

    #expect(cells[0].frame.height == 44)
    let label = try #require(
      (cells[1].contentView.subviews.first as? UIListContentView)?.textLabel)
    let needed = label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude))
    #expect(needed.height > 60)
    #expect(abs(cells[1].frame.height - (needed.height + 22 + 1 / 3)) < 0.34)
  }

  @Test func aContentViewOfConstraintsMakesItsRowSelfSizing() {
    let source = Source()
    let table = table(.plain, source) { cell, row in
      cell.contentConfiguration = Box(height: 70)
    }
    table.separatorStyle = .none
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.visibleCells.map(\.frame.height) == [90, 90])
    let box = table.visibleCells[0].contentView.subviews[0].subviews[0]
    #expect(box.frame == CGRect(x: 16, y: 12, width: 288, height: 70))
  }

  @Test func anItemsContentViewOfConstraintsMakesItSelfSizing() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.contentConfiguration = Box(height: 30)

    let size = cell.measure(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(size == CGSize(width: 200, height: 50))
  }

  @Test func theHandlerHearsOfTheFirstStateAndOfEachChange() {
    let cell = UITableViewCell()
    var states: [String] = []
    cell.configurationUpdateHandler = { _, state in
      states.append("\(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
    }
    #expect(states == [])
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    cell.isEditing = true
    cell.layoutIfNeeded()

    #expect(states == ["false false false", "true true false", "true true true"])
  }

  @Test func aSubclassIsAskedBeforeItIsMeasured() {
    final class Cell: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentConfiguration = Box(height: state.isSelected ? 60 : 70)
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let pixel: CGFloat = 1 / 3

    #expect(cell.fittingRowHeight(width: 320) == 90 + pixel)
    cell.isSelected = true
    cell.contentConfiguration = nil
    #expect(cell.fittingRowHeight(width: 320) == 80 + pixel)
  }

  // MARK: Backgrounds

  private func background(of cell: UITableViewCell) -> UIView? {
    cell.subviews.first as? _UISystemBackgroundView
  }

  @Test func aBackgroundOfARowIsGreyWhileItIsSelected() {
    let cell = UITableViewCell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .systemBackground)
    #expect(background(of: cell)?.frame == cell.bounds)

    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .systemGray4)

    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .systemBackground)
  }

  @Test func aColourThatIsSetStays() {
    let cell = UITableViewCell()
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.backgroundColor == .secondarySystemGroupedBackground)
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    cell.isSelected = true
    cell.layoutIfNeeded()

    #expect(self.background(of: cell)?.backgroundColor == .red)
  }

  @Test func configurationAndColourTakeEachOthersPlace() {
    let cell = UITableViewCell()
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundColor == nil && cell.backgroundView == nil)

    cell.backgroundColor = .red
    #expect(cell.backgroundConfiguration == nil && background(of: cell) == nil)

    cell.backgroundConfiguration = .clear()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func aClearRowShowsNoSelection() {
    let cell = UITableViewCell()
    cell.backgroundConfiguration = .clear()
    cell.isSelected = true
    cell.layoutIfNeeded()

    #expect(cell.layer.backgroundColor == nil)
    #expect(background(of: cell)?.backgroundColor == nil)
  }

  @Test func aViewOfOnesOwnFillsTheBackground() {
    let cell = UITableViewCell()
    let own = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = own
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()

    #expect(own.superview?.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    #expect(own.frame == CGRect(x: 0, y: 0, width: 314, height: 40))
  }

  @Test func theLineUnderARowBeginsWhereItsTextDoes() throws {
    let source = Source()
    let table = table(.plain, source) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "text"
      content.image = UIImage.drawn(30, 20) { _ in }
      cell.contentConfiguration = content
      cell.indentationLevel = 1
    }
    let cell = table.visibleCells[0]
    // Margin, image, gap and indentation.
    let start: CGFloat = 16 + 30 + 16 + 10

    #expect(cell.separatorInset.left == start)
    #expect(cell.contentView.subviews[0].frame.minX == 10)
  }
}
