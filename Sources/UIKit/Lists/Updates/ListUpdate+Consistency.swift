import Foundation

extension ListUpdate {
  func checkSections(_ new: [Int]) throws(ListUpdateError) {
    let old = oldCounts
    if let section = deletedSections.union(reloadedSections).last, section >= old.count {
      throw .deletedSection(section, before: old.count)
    }
    if let section = insertedSections.last, section >= new.count {
      throw .insertedSection(section, after: new.count)
    }
    for (source, target) in movedSections.sorted(by: { $0.key < $1.key }) {
      guard old.indices.contains(source) else {
        throw .movedSection(source, before: old.count)
      }
      guard new.indices.contains(target) else {
        throw .movedSectionTo(target, after: new.count)
      }
    }
    guard old.count + insertedSections.count - deletedSections.count == new.count else {
      throw .sections(
        before: old.count, after: new.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
  }

  func checkItems(_ new: [Int]) throws(ListUpdateError) {
    if let path = deletedItems.intersection(reloadedItems).min() {
      throw .deletedAndReloaded(path)
    }
    for path in deletedItems.union(reloadedItems).sorted() {
      guard let count = oldCounts.element(at: path.section) else {
        throw .deletedItemOfMissingSection(path, before: oldCounts.count)
      }
      if path.item >= count { throw .deletedItem(path, before: count) }
    }
    for path in insertedItems.sorted() {
      guard let count = new.element(at: path.section) else {
        throw .insertedItemInMissingSection(path, after: new.count)
      }
      if path.item >= count { throw .insertedItem(path, after: count) }
    }
    for (source, target) in movedItems.sorted(by: { $0.key < $1.key }) {
      let before = oldCounts.element(at: source.section) ?? 0
      let after = new.element(at: target.section) ?? 0
      if source.item >= before { throw .movedItem(source, before: before) }
      if target.item >= after { throw .movedItemTo(source, target, after: after) }
    }
  }

  func checkCounts(_ new: [Int]) throws(ListUpdateError) {
    for (section, shift) in items.sorted(by: { $0.key < $1.key }) {
      guard let target = newSection(of: section), let after = new.element(at: target) else {
        continue
      }
      let before = oldCounts[section]
      guard before - shift.removed.count + shift.added.count != after else { continue }
      let movedOut = movedItems.keys.count { $0.section == section }
      let movedIn = movedItems.values.count { $0.section == target }
      throw .items(
        section: section, before: before, after: after, inserted: shift.added.count - movedIn,
        deleted: shift.removed.count - movedOut, movedIn: movedIn, movedOut: movedOut)
    }
  }
}

extension [Int] {
  fileprivate func element(at index: Int) -> Int? { indices.contains(index) ? self[index] : nil }
}
