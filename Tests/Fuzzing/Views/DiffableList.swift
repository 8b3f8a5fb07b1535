import DarkroomUIKit
import Foundation

/// A table or collection that shows a snapshot of numbers.
@MainActor
protocol DiffableList: AnyObject {
  var name: String { get }
  var view: UIScrollView { get }
  var snapshot: DiffableProgram.Snapshot { get }
  /// Items whose cells were asked for.
  var asked: Set<Int> { get set }
  var hasOutlines: Bool { get }
  /// Whether heights are known without showing the items.
  var isExact: Bool { get }
  var counts: [Int] { get }
  var visiblePaths: [IndexPath] { get }
  func apply(_ snapshot: DiffableProgram.Snapshot, reloading: Bool)
  func outline(of section: Int) -> NSDiffableDataSourceSectionSnapshot<Int>
  func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int)
  func cell(at path: IndexPath) -> UIView?
  func item(at path: IndexPath) -> Int?
  func path(of item: Int) -> IndexPath?
  func frame(at path: IndexPath) -> CGRect?
}

extension DiffableList {
  var visibleItems: Set<Int> { Set(visiblePaths.compactMap(item(at:))) }
  func forgetAsked() { asked = [] }

  func scroll(to fraction: Double) {
    view.layoutIfNeeded()
    let room = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = (room * fraction).rounded()
    view.layoutIfNeeded()
  }

  /// What isn't as the arrays say.
  func fault(_ model: DiffableProgram.Model) -> String? {
    view.layoutIfNeeded()
    guard counts == model.map(\.items.count) else { return "the list counts \(counts)" }
    return cellFault(model) ?? offsetFault(model)
  }

  private func cellFault(_ model: DiffableProgram.Model) -> String? {
    for path in visiblePaths {
      guard model.indices.contains(path.section),
        model[path.section].items.indices.contains(path.item)
      else { return "\(path) shows, where there is nothing" }
      let expected = model[path.section].items[path.item]
      guard let cell = cell(at: path), cell.tag == expected else {
        return "\(path) shows \(cell(at: path)?.tag ?? -1), not \(expected)"
      }
      guard item(at: path) == expected, self.path(of: expected) == path else {
        return "\(expected) is at \(String(describing: self.path(of: expected))), not \(path)"
      }
      if let frame = frame(at: path), isExact, cell.frame != frame {
        return "the cell of \(expected) is at \(cell.frame), not \(frame)"
      }
    }
    return missingFault(model)
  }

  /// Every item in sight has a cell.
  private func missingFault(_ model: DiffableProgram.Model) -> String? {
    guard isExact else { return nil }
    let shown = Set(visiblePaths)
    for (section, content) in model.enumerated() {
      for item in content.items.indices {
        let path = IndexPath(item: item, section: section)
        guard let frame = frame(at: path), frame.height > 0 else { continue }
        let isInSight = frame.minY < view.bounds.maxY && frame.maxY > view.bounds.minY
        if isInSight != shown.contains(path) {
          return "\(path) at \(frame) is \(isInSight ? "not " : "")shown in \(view.bounds)"
        }
      }
    }
    return nil
  }

  private func offsetFault(_ model: DiffableProgram.Model) -> String? {
    let room = max(0, view.contentSize.height - view.bounds.height)
    guard view.contentOffset.y >= 0, view.contentOffset.y <= room else {
      return "the offset is \(view.contentOffset.y) of \(view.contentSize.height)"
    }
    let isEmpty = model.allSatisfy { $0.items.isEmpty }
    return isEmpty || !visiblePaths.isEmpty ? nil : "no cell shows"
  }
}

private func height(_ item: Int) -> CGFloat { CGFloat(20 + item * 37 % 60) }

/// Heights are the delegate's, asked in advance or when a row shows; headers are titles.
@MainActor
final class DiffableTable: NSObject, DiffableList, UITableViewDelegate {
  let name: String
  let isExact: Bool
  var asked: Set<Int> = []
  private let table: UITableView
  private var source: UITableViewDiffableDataSource<Int, Int>?

  init(_ kind: Int) {
    isExact = kind % 2 == 0
    name = "table \(kind < 2 ? "plain" : "grouped"), heights \(isExact ? "known" : "estimated")"
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: kind < 2 ? .plain : .grouped)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    if isExact { table.estimatedRowHeight = 0 }
    table.delegate = self
    source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, item in
      self?.asked.insert(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(item(at: indexPath) ?? 0)
  }

  var view: UIScrollView { table }
  var hasOutlines: Bool { false }
  var snapshot: DiffableProgram.Snapshot { source?.snapshot() ?? .init() }
  var counts: [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }
  var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
  func apply(_ snapshot: DiffableProgram.Snapshot, reloading: Bool) {
    if reloading {
      source?.applySnapshotUsingReloadData(snapshot)
    } else {
      source?.apply(snapshot, animatingDifferences: false)
    }
  }
  func outline(of section: Int) -> NSDiffableDataSourceSectionSnapshot<Int> { .init() }
  func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int) {}
  func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }
  func item(at path: IndexPath) -> Int? { source?.itemIdentifier(for: path) }
  func path(of item: Int) -> IndexPath? { source?.indexPath(for: item) }
  func frame(at path: IndexPath) -> CGRect? { table.rectForRow(at: path) }
}

/// A flow, a list, a grid of estimated rows, or sections that scroll across.
@MainActor
final class DiffableCollection: NSObject, DiffableList, UICollectionViewDelegateFlowLayout {
  let name: String
  let isExact: Bool
  var asked: Set<Int> = []
  private let collection: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ kind: Int) {
    name = "collection \(kind)"
    isExact = kind == 4
    let layout: UICollectionViewLayout =
      switch kind {
      case 4: UICollectionViewFlowLayout()
      case 5: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      default: UICollectionViewCompositionalLayout(section: Self.section(isAcross: kind == 7))
      }
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    collection.delegate = self
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      [weak self] list, path, item in
      self?.asked.insert(item)
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "Item \(item) ", count: 1 + item % 7)
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  private static func section(isAcross: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if isAcross { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 150, height: height(item(at: indexPath) ?? 0)) }

  var view: UIScrollView { collection }
  var hasOutlines: Bool { true }
  var snapshot: DiffableProgram.Snapshot { source?.snapshot() ?? .init() }
  var counts: [Int] {
    (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }
  var visiblePaths: [IndexPath] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems
  }
  func apply(_ snapshot: DiffableProgram.Snapshot, reloading: Bool) {
    if reloading {
      source?.applySnapshotUsingReloadData(snapshot)
    } else {
      source?.apply(snapshot, animatingDifferences: false)
    }
  }
  func outline(of section: Int) -> NSDiffableDataSourceSectionSnapshot<Int> {
    source?.snapshot(for: section) ?? .init()
  }
  func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int) {
    source?.apply(outline, to: section, animatingDifferences: false)
  }
  func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
  func item(at path: IndexPath) -> Int? { source?.itemIdentifier(for: path) }
  func path(of item: Int) -> IndexPath? { source?.indexPath(for: item) }
  func frame(at path: IndexPath) -> CGRect? {
    collection.layoutAttributesForItem(at: path)?.frame
  }
}
