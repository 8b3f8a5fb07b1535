import Foundation
import Testing

@testable import DarkroomUIKit

/// Rows, headers and footers of iOS 26.1, as Vercantez/openuikit measured them on the simulators iPhone 16 and
/// iPhone SE; here at 3 pixels a point.
@MainActor
@Suite(.serialized, .tags(.lists))
struct LiquidGlassTableTests {
  @MainActor
  private final class Titles: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }
  }

  private let source = Titles()

  private func height(_ style: UITableViewCell.CellStyle, isConfigured: Bool) -> CGFloat {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if isConfigured {
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      if style == .subtitle { content.secondaryText = "Detail" }
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
    }
    return cell.sizeThatFits(CGSize(width: 320, height: 0)).height
  }

  @Test func rowsOfOneLineAreFiftyTwoPoints() throws {
    try InterfaceLook.with(.liquidGlass) {
      let table = RecordingTable(rows: 2).table
      let cell = try #require(table.cellForRow(at: .row(1)))
      let line = try #require(cell.subviews.first { "\(type(of: $0))".contains("Separator") })

      #expect(cell.frame == CGRect(x: 0, y: 52, width: 320, height: 52))
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 52))
      #expect(cell.contentView.layoutMargins.top == 15)
      #expect(line.frame == CGRect(x: 16, y: 51, width: 288, height: 1))
    }
  }

  @Test func configuredRowsAreAPointHigher() {
    InterfaceLook.with(.liquidGlass) {
      #expect(height(.default, isConfigured: true) == 53)
      #expect(abs(height(.subtitle, isConfigured: true) - 208.0 / 3) < 1e-4)
    }
  }

  @Test func subtitlesHaveFifteenPoints() throws {
    try InterfaceLook.with(.liquidGlass) {
      #expect(height(.subtitle, isConfigured: false) == 62)
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      let detail = try #require(cell.detailTextLabel)
      #expect(detail.font.pointSize == 15)
    }
  }

  @Test func groupsHaveTitlesInSentenceCase() throws {
    try InterfaceLook.with(.liquidGlass) {
      let frame = CGRect(x: 0, y: 0, width: 375, height: 800)
      let table = UITableView(frame: frame, style: .insetGrouped)
      table.dataSource = source
      table.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 0))
      let label = try #require(header.textLabel)

      #expect(label.text == "Header" && label.font.pointSize == 17)
      #expect(label.frame.minY.rounded() == 29)
      let heights = (0..<3).map { table.rectForHeader(inSection: $0).height }
      #expect(
        zip(heights, [166.0 / 3, 136.0 / 3, 38]).allSatisfy { abs($0 - $1) < 1e-4 }, "\(heights)")
      #expect(abs(table.rectForFooter(inSection: 0).height - 30) < 1e-4)
      #expect(table.rectForFooter(inSection: 1).height == 17.5)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.cornerRadius == 26)
    }
  }

  /// home-assistant/iOS at d722d781: over white the separator is (232, 232, 232).
  @Test func separatorsAreLighter() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    func alpha() -> CGFloat { UIColor.rowSeparator.resolvedColor(with: light).cgColor.alpha }

    #expect(InterfaceLook.with(.liquidGlass) { alpha() } == 0.12)
    #expect(alpha() == 0.29)
    #expect(UIColor.rowSeparator === UIColor.separator)
  }

  @Test func theClassicLookKeepsItsRows() {
    #expect(height(.default, isConfigured: false) == 44)
    #expect(height(.subtitle, isConfigured: false) == 167.0 / 3)
    #expect(InterfaceMetrics.current.rowHeight == 44 && InterfaceMetrics.current.cardRadius == 10)
  }
}
