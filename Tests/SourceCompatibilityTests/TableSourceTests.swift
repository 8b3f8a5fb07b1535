import Testing
import UIKit

private final class PriceCell: UITableViewCell {
  static let identifier = "a reuse identifier that is too long to be stored inline"
  let badge = UIView()
  private(set) var log: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
    log.append("init")
  }

  required init?(coder: NSCoder) { fatalError("not in an interface file") }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reused")
  }
}

private class PlainCell: UITableViewCell {}
private final class GenericCell<Content>: PlainCell { var content: Content? }

private final class Header: UITableViewHeaderFooterView {
  var isMine = false

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isMine = true
  }

  required init?(coder: NSCoder) { fatalError("not in an interface file") }
}

private final class TiledLayer: CALayer {
  var tiles = [1, 2, 3]

  override init() {
    super.init()
    name = "tiled"
  }

  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError("not in an interface file") }
}

/// A controller with a table of its own, as most apps have it.
private final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  private let tableView = UITableView()
  var table: UITableView { tableView }
  var prefetched: [IndexPath] = []
  var ended: [IndexPath] = []
  var selected: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.register(PriceCell.self, forCellReuseIdentifier: PriceCell.identifier)
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PriceCell.identifier, for: indexPath)
    guard let cell = cell as? PriceCell else { return UITableViewCell() }
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(indexPath) }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
}

/// A table screen whose subclass alone has the delegate's methods.
private class BaseTableController: UITableViewController {}

private final class FeedController: BaseTableController {
  var displayed: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(
      self, action: Selector("refresh", FeedController.refresh), for: .valueChanged)
  }

  func refresh() { refreshControl?.beginRefreshing() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.append(indexPath) }
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
}

@MainActor
struct TableSourceTests {
  @Test func registeredClassesAreMadeByTheirOverriddenInitializer() throws {
    let table = UITableView()
    table.register(PriceCell.self, forCellReuseIdentifier: PriceCell.identifier)

    let cell = table.dequeueReusableCell(withIdentifier: PriceCell.identifier) as? PriceCell

    #expect(cell?.log == ["init"])
    #expect(cell?.reuseIdentifier == PriceCell.identifier)
    #expect(cell?.badge.superview === cell?.contentView)
  }

  @Test func classesBetweenAndGenericOnesAreMadeToo() {
    let table = UITableView()
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(GenericCell<Int>.self, forCellReuseIdentifier: "generic")

    #expect(table.dequeueReusableCell(withIdentifier: "plain") is PlainCell)
    #expect(table.dequeueReusableCell(withIdentifier: "generic") is GenericCell<Int>)
  }

  @Test func headersAreMadeByTheirClass() {
    let table = UITableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")

    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header

    #expect(view?.isMine == true && view?.reuseIdentifier == "header")
  }

  @Test func layerClassesAreMadeByTheirInitializer() {
    final class TiledView: UIView {
      override class var layerClass: AnyClass { TiledLayer.self }
    }

    let layer = TiledView().layer as? TiledLayer

    #expect(layer?.name == "tiled" && layer?.tiles == [1, 2, 3])
  }

  @Test func optionalMethodsAreCalledWithAQuestionMark() {
    let list = ListController()
    list.loadViewIfNeeded()
    let table = list.table
    let path = IndexPath(row: 4, section: 0)

    table.delegate?.tableView?(table, didSelectRowAt: path)
    table.delegate?.tableView?(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [path])
    table.prefetchDataSource?.tableView?(table, cancelPrefetchingForRowsAt: [path])
    let height = table.delegate?.tableView?(table, heightForRowAt: path)
    let sections = table.dataSource?.numberOfSections?(in: table)
    let cell = table.dataSource?.tableView(table, cellForRowAt: path)
    table.delegate?.scrollViewDidScroll?(table)

    #expect(list.selected == path && list.ended == [path] && list.prefetched == [path])
    #expect(height == nil && sections == 1)
    #expect(cell?.textLabel?.text == "Row 4")
  }

  @Test func onlyVisibleRowsHaveCellsAndOldOnesAreReused() throws {
    let list = ListController()
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    list.table.frame = list.view.bounds
    list.view.layoutIfNeeded()
    #expect(list.table.visibleCells.count == 10)
    let first = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PriceCell)

    list.table.contentOffset.y = 44
    list.view.layoutIfNeeded()

    #expect(list.ended == [IndexPath(row: 0, section: 0)])
    #expect(list.table.cellForRow(at: IndexPath(row: 10, section: 0)) === first)
    #expect(first.log == ["init", "reused"])
    #expect(list.table.indexPath(for: first) == IndexPath(row: 10, section: 0))
  }

  @Test func methodsThatOnlyASubclassHasAreCalled() {
    let feed = FeedController()
    feed.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)

    feed.view.layoutIfNeeded()

    #expect(feed.displayed.map(\.row) == [0, 1, 2])
    #expect(feed.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
    #expect(feed.tableView(feed.tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
  }

  @Test func refreshControlsAreSimulatedAndReplaced() {
    final class Fake: UIRefreshControl {
      private var isOn = false
      override var isRefreshing: Bool { isOn }
      override func beginRefreshing() { isOn = true }
      override func endRefreshing() { isOn = false }
    }
    let feed = FeedController()
    feed.loadViewIfNeeded()
    let fake = Fake()
    feed.refreshControl?.allTargets.forEach { target in
      feed.refreshControl?.actions(forTarget: target, forControlEvent: .valueChanged)?.forEach {
        fake.addTarget(target.base, action: Selector($0), for: .valueChanged)
      }
    }
    feed.refreshControl = fake

    fake.sendActions(for: .valueChanged)

    #expect(feed.refreshControl?.isRefreshing == true)
  }
}
