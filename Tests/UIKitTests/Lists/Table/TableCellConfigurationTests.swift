import DarkroomUIKit
import Foundation
import Testing

/// Rows that are described by configurations.
@MainActor
@Suite(.tags(.lists))
struct TableCellConfigurationTests {
  private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    return cell
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts($0) }
  }

  @Test func theDefaultConfigurationIsThatOfTheStyle() {
    #expect(cell().defaultContentConfiguration() == UIListContentConfiguration.cell())
    #expect(
      cell(.subtitle).defaultContentConfiguration() == UIListContentConfiguration.subtitleCell())
    #expect(cell(.value1).defaultContentConfiguration() == UIListContentConfiguration.valueCell())
  }

  @Test func aValueEndsShortBeforeItsAccessory() throws {
    let cell = cell()
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let list = try #require(cell.contentView.subviews.first)
    let value = try #require(list.subviews.compactMap { $0 as? UILabel }.last)

    #expect(value.convert(value.bounds, to: cell).maxX == cell.contentView.frame.maxX)
  }

  /// The detail of a value cell comes below its text where letters are largest.
  @Test func valuesStandBelowTheirTextsAtAccessibilitySizes() throws {
    let cell = cell(.value1)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Value"
    cell.frame.size.height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    cell.layoutIfNeeded()
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(abs(text.frame.midY - detail.frame.midY) < 1)

    cell.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    cell.frame.size.height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    cell.layoutIfNeeded()
    #expect(detail.frame.minY >= text.frame.maxY)
    #expect(abs(detail.frame.minX - text.frame.minX) < 0.01)
    #expect(cell.contentView.bounds.contains(detail.frame))
  }

  @Test func contentIsShownInsteadOfTheLabels() {
    let cell = cell()
    cell.textLabel?.text = "old"
    var content = cell.defaultContentConfiguration()
    content.text = "new"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()

    #expect(texts(cell) == ["new"])
    #expect(cell.contentView.subviews.first?.frame == cell.contentView.bounds)
  }

  @Test func theStateReachesHandlerAndContent() {
    let cell = cell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    #expect(texts(cell) == ["off"])

    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(texts(cell) == ["on"] && states == [false, true])
  }

  @Test func aBackgroundReplacesTheColorAndKeepsItsOwnWhenSelected() throws {
    let cell = cell()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 4
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)

    #expect(cell.backgroundColor == nil)
    #expect(view.backgroundColor == .red && view.layer.cornerRadius == 4)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.backgroundColor == .red)
  }

  @Test func rowsAreAsHighAsTheirContent() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = ConfiguredRows(["short", "one\ntwo\nthree"])
    table.dataSource = rows
    table.layoutIfNeeded()
    let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // Three lines of 17 points, 11 above and below, and the separator's pixel.
    let three = UIFont.systemFont(ofSize: 17).lineHeight * 3 + 22

    #expect(heights[0] == 44)
    #expect(heights[1] > three && heights[1] < three + 1)
  }
}

@MainActor
private final class ConfiguredRows: NSObject, UITableViewDataSource {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = texts[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
