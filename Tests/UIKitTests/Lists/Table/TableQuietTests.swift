import DarkroomUIKit
import Foundation
import Testing

/// Outside an explicit layout pass nothing asks for cells or puts them away.
@MainActor
@Suite(.serialized, .tags(.lists))
struct TableQuietTests {
  private final class Feed: UITableViewController {
    var calls: [String] = []
    var rows = 3

    override func viewDidLoad() {
      super.viewDidLoad()
      refreshControl = UIRefreshControl()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.append("ended \(indexPath.row)") }
  }

  private let feed = Feed(style: .plain)

  @Test func aControllersViewIsItsTableAndLoadingItAsksForNoCell() {
    feed.loadViewIfNeeded()
    _ = feed.tableView

    #expect(feed.view === feed.tableView && feed.tableView.dataSource === feed)
    #expect(feed.tableView.delegate === feed && feed.calls.isEmpty)
  }

  @Test(arguments: [
    "reloadData", "tableView", "contentSize", "beginRefreshing", "refreshControl",
  ])
  func theseAreQuiet(_ action: String) throws {
    feed.tableView.layoutIfNeeded()
    feed.calls = []
    feed.rows = 1

    switch action {
    case "reloadData": feed.tableView.reloadData()
    case "tableView": _ = feed.tableView.numberOfRows(inSection: 0)
    case "contentSize":
      feed.tableView.contentSize = CGSize(width: 5, height: 5)
      _ = feed.tableView.contentSize
    case "beginRefreshing":
      feed.refreshControl?.beginRefreshing()
      feed.refreshControl?.endRefreshing()
    default: feed.refreshControl = UIRefreshControl()
    }

    #expect(feed.calls.isEmpty)
  }

  @Test func theNextLayoutPassPutsTheOldRowsAwayAndAsksForTheNew() {
    feed.tableView.layoutIfNeeded()
    feed.calls = []
    feed.rows = 1
    feed.tableView.reloadData()

    feed.tableView.layoutIfNeeded()

    #expect(feed.calls == ["ended 0", "ended 1", "ended 2", "cell 0"])
  }

  @Test func aCellOfADirectCallIsItsCallersAlone() {
    feed.tableView.layoutIfNeeded()
    let subviews = feed.tableView.subviews.count
    weak var dropped: UITableViewCell?
    do {
      let cell = feed.tableView(feed.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
      dropped = cell
      #expect(cell.superview == nil && feed.tableView.indexPath(for: cell) == nil)
    }

    #expect(dropped == nil && feed.tableView.subviews.count == subviews)
    #expect(feed.tableView.visibleCells.count == 3)
  }

  @Test func directCallsOfTheDelegateDoNotGoThroughTheTable() {
    feed.tableView.layoutIfNeeded()
    let cell = UITableViewCell()
    feed.calls = []

    feed.tableView(
      feed.tableView, didEndDisplaying: cell, forRowAt: IndexPath(row: 2, section: 0))

    #expect(feed.calls == ["ended 2"] && feed.tableView.visibleCells.count == 3)
  }

  @Test func rowsOutOfSightHaveNoCellAndCellsOutOfTheTableNoRow() {
    let list = RecordingTable(rows: 30)

    #expect(list.table.cellForRow(at: .row(20)) == nil)
    #expect(list.table.indexPath(for: UITableViewCell()) == nil)
    #expect(list.table.indexPath(for: list.table.visibleCells[3]) == .row(3))
  }

  @Test func willDisplayComesWhenTheCellIsLaidOutInTheTable() {
    final class Watcher: NSObject, UITableViewDelegate {
      var seen: [String] = []
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        seen.append("\(cell.frame.minY) \(cell.textLabel?.frame.minX ?? 0)")
      }
    }
    let list = RecordingTable(rows: 2)
    let watcher = Watcher()
    list.table.delegate = watcher
    list.table.layoutIfNeeded()

    #expect(watcher.seen == ["0.0 16.0", "44.0 16.0"])
  }

  @Test func noRowsAreDrawnBelowTheData() {
    let list = RecordingTable(rows: 2)

    #expect(list.table.fillerRowHeight == 0 && list.table.isPrefetchingEnabled)
    #expect(list.table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }

  @Test func backgroundsAreThoseOfTheStyle() {
    let (plain, grouped) = (RecordingTable(rows: 1), RecordingTable(rows: 1, style: .grouped))

    #expect(plain.table.backgroundColor === UIColor.systemBackground)
    #expect(plain.table.visibleCells[0].backgroundColor === UIColor.systemBackground)
    #expect(grouped.table.backgroundColor === UIColor.systemGroupedBackground)
    #expect(
      grouped.table.visibleCells[0].backgroundColor === UIColor.secondarySystemGroupedBackground)
    #expect(plain.table.visibleCells[0].textLabel?.textColor === UIColor.label)
  }

  @Test func aHeaderThatLeavesTellsTheDelegate() {
    final class Watcher: NSObject, UITableViewDelegate {
      var seen: [String] = []
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { seen.append("will \(section)") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { seen.append("ended \(section)") }
    }
    let list = RecordingTable([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
    let watcher = Watcher()
    list.headers = ["A", "B"]
    list.table.delegate = watcher
    list.table.layoutIfNeeded()
    list.table.contentOffset.y = 1000
    list.table.layoutIfNeeded()

    #expect(watcher.seen == ["will 0", "ended 0", "will 1"])
  }
}
