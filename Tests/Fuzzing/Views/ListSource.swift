import DarkroomUIKit
import Foundation

/// What a list shows: numbers of rows that change, and heights that may be any.
@MainActor
final class ListSource: NSObject {
  /// Rows or items by section.
  private(set) var counts: [Int]
  private let heights: [CGFloat]
  private(set) weak var table: UITableView?
  private(set) weak var collection: UICollectionView?
  private(set) weak var picker: UIPickerView?

  init(_ reader: inout CallReader) {
    counts = (0..<reader.choice(4)).map { _ in reader.choice(12) }
    heights = [44, reader.number(), UITableView.automaticDimension]
  }

  func makeList(_ kind: Int, frame: CGRect) -> UIView {
    switch kind {
    case 0, 1:
      let made = UITableView(frame: frame, style: kind == 0 ? .plain : .insetGrouped)
      made.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      made.dataSource = self
      made.delegate = self
      table = made
      return made
    case 2:
      let made = UIPickerView(frame: frame)
      made.dataSource = self
      made.delegate = self
      picker = made
      return made
    default:
      return makeCollection(kind, frame: frame)
    }
  }

  private func makeCollection(_ kind: Int, frame: CGRect) -> UIView {
    let layout: UICollectionViewLayout =
      switch kind {
      case 3: UICollectionViewFlowLayout()
      case 4: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      default: UICollectionViewCompositionalLayout(section: Self.section)
      }
    let made = UICollectionView(frame: frame, collectionViewLayout: layout)
    made.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    made.dataSource = self
    made.delegate = self
    collection = made
    return made
  }

  private static var section: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  // MARK: Paths

  func path(_ reader: inout CallReader) -> IndexPath? {
    let (section, row) = (reader.choice(256), reader.choice(256))
    let sections = counts.indices.filter { counts[$0] > 0 }
    guard !sections.isEmpty else { return nil }
    let found = sections[section % sections.count]
    return IndexPath(row: row % counts[found], section: found)
  }

  func anyPath(_ reader: inout CallReader) -> IndexPath {
    IndexPath(row: reader.choice(14) - 1, section: reader.choice(5) - 1)
  }

  func has(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  // MARK: Changes

  func reload(_ reader: inout CallReader) {
    counts = (0..<reader.choice(4)).map { _ in reader.choice(12) }
    table?.reloadData()
    collection?.reloadData()
    picker?.reloadAllComponents()
  }

  /// Takes out some rows of a section and puts in others.
  func changeRows(_ reader: inout CallReader) {
    guard !counts.isEmpty else { return }
    let section = reader.choice(counts.count)
    let old = counts[section]
    let gone = (0..<old).filter { _ in reader.choice(3) == 0 }
    let left = old - gone.count
    let added = reader.choice(4)
    let new = left + added
    let places = (0..<added).map { new - 1 - $0 * (reader.flag() ? 1 : 1) }
    let deleted = gone.map { IndexPath(row: $0, section: section) }
    let inserted = places.map { IndexPath(row: $0, section: section) }
    let body = { [self] in
      counts[section] = new
      table?.deleteRows(at: deleted, with: .fade)
      table?.insertRows(at: inserted, with: .fade)
      collection?.deleteItems(at: deleted)
      collection?.insertItems(at: inserted)
    }
    batch(body)
  }

  func changeSections(_ reader: inout CallReader) {
    let place = reader.choice(counts.count + 1)
    let count = reader.choice(10)
    if reader.flag(), place < counts.count {
      batch { [self] in
        counts.remove(at: place)
        table?.deleteSections([place], with: .none)
        collection?.deleteSections([place])
      }
    } else if counts.count < 6 {
      batch { [self] in
        counts.insert(count, at: place)
        table?.insertSections([place], with: .none)
        collection?.insertSections([place])
      }
    }
  }

  func moveRow(from old: IndexPath, _ reader: inout CallReader) {
    let section = reader.choice(counts.count)
    let count = counts[section] + (section == old.section ? 0 : 1)
    let new = IndexPath(row: reader.choice(count), section: section)
    batch { [self] in
      counts[old.section] -= 1
      counts[section] += 1
      table?.moveRow(at: old, to: new)
      collection?.moveItem(at: old, to: new)
    }
  }

  private func batch(_ body: @escaping () -> Void) {
    // A list that has not asked yet counts when it is told.
    _ = table?.numberOfSections
    _ = collection?.numberOfSections
    if let table {
      table.performBatchUpdates(body)
    } else if let collection {
      collection.performBatchUpdates(body)
    } else {
      body()
      picker?.reloadAllComponents()
    }
  }

  fileprivate func height(_ path: IndexPath) -> CGFloat { heights[path.row % heights.count] }
}

extension ListSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Header" : nil
  }
}

extension ListSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(indexPath.item)"
      cell.contentConfiguration = content
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: heights[1], height: max(0, height(indexPath)))
  }
}

extension ListSource: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
}
