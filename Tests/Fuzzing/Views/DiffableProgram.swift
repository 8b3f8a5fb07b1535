import DarkroomUIKit
import Foundation

/// Calls of a snapshot and of the list that shows it, beside arrays that say what there should be.
@MainActor
final class DiffableProgram {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  typealias Model = [(section: Int, items: [Int])]

  private let list: any DiffableList
  private var snapshot = Snapshot()
  private var model: Model = []
  private var nextItem = 0
  private var nextSection = 0
  /// Items that were deleted, which may come again.
  private var gone: [Int] = []
  /// What the snapshot that is applied next must have asked for again if it is in sight.
  private var requested: Set<Int> = []
  private var calls: [String] = []

  init(_ reader: inout InputReader) {
    let kind = reader.choice(8)
    list = kind < 4 ? DiffableTable(kind) : DiffableCollection(kind)
    let sections = 1 + reader.choice(3)
    for _ in 0..<sections { appendSection(items: reader.choice(12)) }
  }

  // MARK: Calls

  func call(_ reader: inout InputReader) throws {
    switch reader.choice(20) {
    case 0: appendSection(items: reader.choice(8))
    case 1, 2: append(&reader)
    case 3, 4: insert(&reader)
    case 5, 6, 7: delete(&reader)
    case 8: deleteSections(&reader)
    case 9, 10: moveItem(&reader)
    case 11: moveSection(&reader)
    case 12, 13: request(&reader)
    case 14: reloadSection(&reader)
    case 15: deleteAll(&reader)
    case 16: list.scroll(to: reader.fraction())
    case 17: try applyOutline(&reader)
    case 18: try applyAndCheck(reloading: reader.choice(4) == 0)
    default: try applyAndCheck()
    }
  }

  private var items: [Int] { model.flatMap(\.items) }
  private func item(_ reader: inout InputReader) -> Int? {
    items.isEmpty ? nil : reader.element(items)
  }

  private func someItems(_ reader: inout InputReader) -> [Int] {
    let (start, count) = (reader.choice(256), 1 + reader.choice(6))
    let items = items
    guard !items.isEmpty else { return [] }
    let first = start % items.count
    return Array(items[first..<min(first + count, items.count)])
  }

  private func newItems(_ reader: inout InputReader) -> [Int] {
    if reader.choice(3) == 0, !gone.isEmpty { return [gone.removeFirst()] }
    let count = 1 + reader.choice(4)
    defer { nextItem += count }
    return Array(nextItem..<nextItem + count)
  }

  private func place(of item: Int) -> (section: Int, item: Int)? {
    for (section, content) in model.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  private func appendSection(items count: Int) {
    let items = Array(nextItem..<nextItem + count)
    nextItem += count
    snapshot.appendSections([nextSection])
    snapshot.appendItems(items, toSection: nextSection)
    model.append((nextSection, items))
    calls.append("append section \(nextSection) \(items)")
    nextSection += 1
  }

  private func append(_ reader: inout InputReader) {
    guard !model.isEmpty else { return }
    let section = reader.choice(model.count)
    let items = newItems(&reader)
    snapshot.appendItems(items, toSection: model[section].section)
    model[section].items += items
    calls.append("append \(items) to \(model[section].section)")
  }

  private func insert(_ reader: inout InputReader) {
    guard let other = item(&reader), let place = place(of: other) else { return }
    let isAfter = reader.flag()
    let items = newItems(&reader)
    if isAfter {
      snapshot.insertItems(items, afterItem: other)
    } else {
      snapshot.insertItems(items, beforeItem: other)
    }
    model[place.section].items.insert(
      contentsOf: items, at: place.item + (isAfter ? 1 : 0))
    calls.append("insert \(items) \(isAfter ? "after" : "before") \(other)")
  }

  private func delete(_ reader: inout InputReader) {
    let doomed = someItems(&reader)
    snapshot.deleteItems(doomed)
    forget(doomed)
    calls.append("delete \(doomed)")
  }

  private func forget(_ doomed: [Int]) {
    for index in model.indices { model[index].items.removeAll { doomed.contains($0) } }
    gone += doomed
    requested.subtract(doomed)
  }

  private func deleteSections(_ reader: inout InputReader) {
    guard !model.isEmpty else { return }
    let index = reader.choice(model.count)
    snapshot.deleteSections([model[index].section])
    calls.append("delete section \(model[index].section)")
    forget(model[index].items)
    model.remove(at: index)
  }

  private func deleteAll(_ reader: inout InputReader) {
    guard reader.choice(6) == 0 else { return }
    snapshot.deleteAllItems()
    forget(items)
    model = []
    calls.append("delete all")
  }

  private func moveItem(_ reader: inout InputReader) {
    guard let item = item(&reader), let other = self.item(&reader), item != other,
      let old = place(of: item)
    else { return }
    let isAfter = reader.flag()
    if isAfter {
      snapshot.moveItem(item, afterItem: other)
    } else {
      snapshot.moveItem(item, beforeItem: other)
    }
    model[old.section].items.remove(at: old.item)
    guard let new = place(of: other) else { return }
    model[new.section].items.insert(item, at: new.item + (isAfter ? 1 : 0))
    calls.append("move \(item) \(isAfter ? "after" : "before") \(other)")
  }

  private func moveSection(_ reader: inout InputReader) {
    guard model.count > 1 else { return }
    let (from, to) = (reader.choice(model.count), reader.choice(model.count))
    guard from != to else { return }
    let other = model[to].section
    let moved = model.remove(at: from)
    let isAfter = reader.flag()
    if isAfter {
      snapshot.moveSection(moved.section, afterSection: other)
    } else {
      snapshot.moveSection(moved.section, beforeSection: other)
    }
    let place = (model.firstIndex { $0.section == other } ?? 0) + (isAfter ? 1 : 0)
    model.insert(moved, at: place)
    calls.append("move section \(moved.section) \(isAfter ? "after" : "before") \(other)")
  }

  private func request(_ reader: inout InputReader) {
    let items = someItems(&reader)
    if reader.flag() {
      snapshot.reloadItems(items)
      calls.append("reload \(items)")
    } else {
      snapshot.reconfigureItems(items)
      calls.append("reconfigure \(items)")
    }
    requested.formUnion(items)
  }

  private func reloadSection(_ reader: inout InputReader) {
    guard !model.isEmpty else { return }
    let section = reader.element(model)
    snapshot.reloadSections([section.section])
    calls.append("reload section \(section.section)")
  }

  // MARK: Showing

  func applyAndCheck(reloading: Bool = false) throws {
    let expected = requested.intersection(list.visibleItems)
    list.forgetAsked()
    calls.append(reloading ? "apply by reloading" : "apply")
    list.apply(snapshot, reloading: reloading)
    try check()
    let missing = expected.intersection(list.visibleItems).subtracting(list.asked)
    try FuzzFailure.check(missing.isEmpty, "\(missing) were not made again\(words)")
    requested = []
    snapshot = list.snapshot
    try FuzzFailure.check(
      snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
        + snapshot.reloadedSectionIdentifiers == [], "requests are left\(words)")
  }

  /// Children that show while their parent is open.
  private func applyOutline(_ reader: inout InputReader) throws {
    try applyAndCheck()
    guard !model.isEmpty else { return }
    let section = reader.choice(model.count)
    var outline = list.outline(of: model[section].section)
    guard let parent = outline.items.isEmpty ? nil : reader.element(outline.items) else { return }
    switch reader.choice(4) {
    case 0: outline.append(newItems(&reader), to: parent)
    case 1: outline.delete([parent])
    case 2: outline.collapse([parent])
    default: outline.expand([parent])
    }
    list.apply(outline, to: model[section].section)
    guard list.hasOutlines else { return }
    model[section].items = outline.visibleItems
    calls.append("outline \(outline.visibleItems) in \(model[section].section)")
    snapshot = list.snapshot
    try check()
  }

  private func check() throws {
    let shown = list.snapshot
    try FuzzFailure.check(
      shown.sectionIdentifiers == model.map(\.section) && shown.itemIdentifiers == items
        && model.allSatisfy { shown.itemIdentifiers(inSection: $0.section) == $0.items },
      "the snapshot has \(shown.sectionIdentifiers) with \(shown.itemIdentifiers), not \(model)\(words)"
    )
    if let fault = list.fault(model) { throw FuzzFailure(fault + words) }
  }

  private var words: String { "\n  " + ([list.name] + calls).joined(separator: "\n  ") }
}
