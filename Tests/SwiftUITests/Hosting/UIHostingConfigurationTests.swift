import SwiftUI
import Testing

@MainActor
struct UIHostingConfigurationTests {
  final class Rows: UITableViewController {
    let configure: (UITableViewCell, Int) -> Void

    init(_ configure: @escaping (UITableViewCell, Int) -> Void) {
      self.configure = configure
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      configure(cell, path.row)
      return cell
    }
  }

  private func table(_ configure: @escaping (UITableViewCell, Int) -> Void) -> UITableView {
    let controller = Rows(configure)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return controller.tableView
  }

  private func boxes(in cell: UIView) -> [CGRect] {
    func leaves(_ view: UIView) -> [UIView] {
      view.subviews.isEmpty ? [view] : view.subviews.flatMap(leaves)
    }
    return leaves(cell).filter { $0.layer is CAShapeLayer }.map { $0.convert($0.bounds, to: cell) }
  }

  /// Apple's documentation: margins are the cell's; rows of lists are at least 44 points high.
  @Test func rowsOfTablesSizeThemselvesWithTheMarginsOfTheCell() throws {
    let table = table { cell, row in
      cell.contentConfiguration = UIHostingConfiguration {
        Color.red.frame(height: row == 0 ? 10 : 60)
      }
    }
    let cells = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    try #require(cells.count == 2)
    let margins = cells[1].contentView.layoutMargins
    let pixel = 1 / table.traitCollection.displayScale

    #expect(abs(cells[0].frame.height - 44 - pixel) < 0.01)
    #expect(abs(cells[1].frame.height - 60 - margins.top - margins.bottom - pixel) < 0.01)
    #expect(
      boxes(in: cells[1]) == [
        CGRect(
          x: margins.left, y: margins.top, width: 320 - margins.left - margins.right, height: 60)
      ])
  }

  @Test func marginsOfTheConfigurationTakeThePlaceOfThoseOfTheCellEdgeByEdge() throws {
    let table = table { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 60) }
        .margins(.vertical, 3).margins(.leading, 40)
    }
    let cell = try #require(table.visibleCells.first)

    #expect(boxes(in: cell).map(\.minX) == [40])
    #expect(boxes(in: cell).map(\.minY) == [3])
    #expect(boxes(in: cell).map(\.maxX) == [320 - cell.contentView.layoutMargins.right])
  }

  @Test func aBackgroundFillsTheCellAndAMinimumHeightIsKept() throws {
    let table = table { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 10) }
        .background(Color.blue).minSize(height: 90)
    }
    let cell = try #require(table.visibleCells.first)

    #expect(abs(cell.frame.height - 90) < 0.5)
    #expect(boxes(in: cell).first == cell.bounds)
  }

  private struct Tapped: View {
    @State var count = 0
    let log: (Int) -> Void
    var body: some View {
      let _ = log(count)
      Color.red.frame(height: 20).onAppear { count += 1 }
    }
  }

  @Test func anotherConfigurationOfTheSameTypeKeepsState() throws {
    var seen: [Int] = []
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.contentConfiguration = UIHostingConfiguration { Tapped { seen.append($0) } }
    cell.layoutIfNeeded()
    cell.contentConfiguration = UIHostingConfiguration { Tapped { seen.append($0 + 10) } }
    cell.layoutIfNeeded()

    #expect(seen == [0, 1, 11])
  }

  @Test func cellsOfCollectionsSizeThemselves() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = UIHostingConfiguration {
        Color.red.frame(width: 50, height: 30)
      }.margins(.all, 5)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()

    #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 60, height: 40)])
  }
}
