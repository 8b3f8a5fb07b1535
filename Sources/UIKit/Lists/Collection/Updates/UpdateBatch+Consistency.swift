import Foundation

extension UpdateBatch {
  /// What is wrong with the numbers of items after the batch, in UIKit's words; nil if nothing is.
  func inconsistency(with new: [Int], in viewName: String) -> String? {
    invalidSectionCount(new, viewName) ?? invalidPlace(new) ?? invalidItemCount(new)
  }

  private func invalidSectionCount(_ new: [Int], _ viewName: String) -> String? {
    guard new.count != old.count + insertedSections.count - deletedSections.count else {
      return nil
    }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(viewName) after the update (\(new.count)) must be equal to the number of sections \
      contained in the \(viewName) before the update (\(old.count)), plus or minus the number of \
      sections inserted or deleted (\(insertedSections.count) inserted, \
      \(deletedSections.count) deleted).
      """
  }

  private func invalidPlace(_ new: [Int]) -> String? {
    for section in deletedSections.sorted() where !old.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(old.count) sections "
        + "before the update"
    }
    for section in insertedSections.sorted() where !new.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(new.count) sections "
        + "after the update"
    }
    for path in (deletedItems.union(reloadedItems)).sorted() where !has(path, old) {
      let count = old.indices.contains(path.section) ? old[path.section] : 0
      let verb = deletedItems.contains(path) ? "delete" : "reload"
      return "attempt to \(verb) item \(path.item) from section \(path.section) which only "
        + "contains \(count) items before the update"
    }
    for path in insertedItems.sorted() where !has(path, new) {
      let count = new.indices.contains(path.section) ? new[path.section] : 0
      return "attempt to insert item \(path.item) into section \(path.section), but there are "
        + "only \(count) items in section \(path.section) after the update"
    }
    for (source, target) in movedItems.sorted(by: { $0.key < $1.key })
    where !has(source, old) || !has(target, new) {
      return "attempt to move item \(source) to \(target), which does not exist"
    }
    return nil
  }

  private func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.item
  }

  private func invalidItemCount(_ new: [Int]) -> String? {
    for (section, target) in sections.enumerated() {
      guard let target, !reloadedSections.contains(section), new.indices.contains(target) else {
        continue
      }
      let inserted = insertedItems.count { $0.section == target }
      let deleted = deletedItems.count { $0.section == section }
      let movedIn = movedItems.count { $0.value.section == target }
      let movedOut = movedItems.count { $0.key.section == section }
      let expected = old[section] + inserted - deleted + movedIn - movedOut
      guard new[target] != expected else { continue }
      return """
        Invalid update: invalid number of items in section \(section). The number of items \
        contained in an existing section after the update (\(new[target])) must be equal to the \
        number of items contained in that section before the update (\(old[section])), plus or \
        minus the number of items inserted or deleted from that section (\(inserted) inserted, \
        \(deleted) deleted) and plus or minus the number of items moved into or out of that \
        section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
    return nil
  }
}
