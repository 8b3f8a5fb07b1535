import Foundation
import Testing

@testable import DarkroomUIKit

/// Headers and footers that are described by configurations (WWDC 2020, 10027).
@MainActor
@Suite(.tags(.lists))
struct HeaderFooterConfigurationTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: (UITableViewHeaderFooterView) -> Void = { _ in }
    var footer: (UITableViewHeaderFooterView) -> Void = { _ in }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      dequeued(tableView, header)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      dequeued(tableView, footer)
    }
    private func dequeued(
      _ tableView: UITableView, _ configure: (UITableViewHeaderFooterView) -> Void
    ) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
      if let view { configure(view) }
      return view
    }
  }

  private let source = Source()

  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test func aConfigurationTakesThePlaceOfTheLabels() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    view.textLabel?.text = "old"
    var content = view.defaultContentConfiguration()
    content.text = "new"
    view.contentConfiguration = content
    view.layoutIfNeeded()

    #expect(
      content
        == {
          var plain = UIListContentConfiguration.plainHeader(); plain.text = "new"; return plain
        }())
    #expect(view.textLabel == nil && view.detailTextLabel == nil)
    let shown = try #require(view.contentView.subviews.first as? UIListContentView)
    #expect(view.contentView.subviews.count == 1)
    #expect(shown.frame == view.contentView.bounds && shown.textLabel.text == "new")

    view.contentConfiguration = nil
    #expect(view.contentView.subviews.isEmpty && view.textLabel?.text == nil)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func theDefaultsLookAsTheTablesEdgesDo(_ style: UITableView.Style) {
    var contents: [UIListContentConfiguration] = []
    source.header = { contents.append($0.defaultContentConfiguration()) }
    source.footer = { contents.append($0.defaultContentConfiguration()) }
    let table = table(style)
    _ = source.tableView(table, viewForHeaderInSection: 0)
    _ = table.loadedFooter(0, source)

    #expect(
      contents
        == (style == .plain
          ? [.plainHeader(), .plainFooter()] : [.groupedHeader(), .groupedFooter()]))
  }

  /// Two lines of 13 points, and what the configuration has around them.
  @Test func aHeaderIsAsHighAsItsContent() {
    source.header = { view in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "one\ntwo"
      view.contentConfiguration = content
    }
    let table = table(.grouped)
    table.layoutIfNeeded()
    let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight

    #expect(abs(table.rectForHeader(inSection: 0).height - (2 * line + 23)) < 1)
  }

  @Test func contentStandsWhereRowsHaveTheirText() throws {
    source.header = { view in
      var content = view.defaultContentConfiguration()
      content.text = "one"
      view.contentConfiguration = content
    }
    let table = table(.insetGrouped)
    table.layoutIfNeeded()
    let content = try #require(
      table.headerView(forSection: 0)?.contentView.subviews.first as? UIListContentView)
    content.layoutIfNeeded()

    #expect(content.textLabel.frame.minX == 32)
  }

  @Test func theStateReachesHandlerAndContent() throws {
    var states: [Bool] = []
    source.header = { view in
      view.configurationUpdateHandler = { view, state in
        states.append(state.isPinned)
        var content = view.defaultContentConfiguration()
        content.text = state.isPinned ? "pinned" : "in place"
        view.contentConfiguration = content
      }
    }
    let table = table(.plain)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    func text() -> String? {
      header.layoutIfNeeded()
      return (header.contentView.subviews.first as? UIListContentView)?.textLabel.text
    }
    #expect(text() == "in place")

    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(text() == "pinned" && states.suffix(2) == [false, true])
  }

  @Test func aBackgroundConfigurationAndABackgroundViewTakeEachOthersPlace() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    let old = UIView()
    view.backgroundView = old
    var background = view.defaultBackgroundConfiguration()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.backgroundConfiguration = background
    view.layoutIfNeeded()

    #expect(view.backgroundView == nil && old.superview == nil)
    let shown = try #require(view.subviews.first)
    #expect(shown.backgroundColor == .red)
    #expect(shown.frame == CGRect(x: 2, y: 1, width: 314, height: 36))

    view.backgroundView = old
    #expect(view.backgroundConfiguration == nil && shown.superview == nil)
  }

  @Test func aHeaderIsMadeWithoutAnIdentifier() {
    let header = UITableViewHeaderFooterView()
    header.textLabel?.text = "A"

    #expect(header.reuseIdentifier == nil)
    #expect(header.subviews.contains(header.contentView))
    let framed = UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }
}
