import Foundation

/// The changes of one batch, as a table gathers them.
///
/// Deletions, reloads and the start of moves count as before the batch; insertions and the ends of
/// moves as after it.
struct ListChanges {
  struct Move<Index: Hashable> {
    let from: Index
    let to: Index
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [Move<IndexPath>] = []

  /// Checks the batch against the numbers of rows in each section before and after it.
  func resolved(from old: [Int], to new: [Int]) throws(ListUpdateError) -> ListUpdate {
    try checkSections(old.count, new.count)
    let shift = sectionShift
    var update = ListUpdate(
      changes: self, sections: shift, rows: [:],
      sectionMoves: Dictionary(movedSections.map { ($0.from, $0.to) }) { $1 },
      rowMoves: Dictionary(movedRows.map { ($0.from, $0.to) }) { $1 })
    try checkRows(old, new)
    for section in old.indices where !reloadedSections.contains(section) {
      guard let target = update.newSection(of: section) else { continue }
      let rows = rowShift(from: section, to: target)
      try check(rows, section, old: old[section], new: new[target])
      update.rows[section] = rows
    }
    return update
  }

  private var sectionShift: IndexShift {
    IndexShift(
      removed: deletedSections.union(IndexSet(movedSections.map(\.from))),
      added: insertedSections.union(IndexSet(movedSections.map(\.to))))
  }

  private func rowShift(from old: Int, to new: Int) -> IndexShift {
    let gone = deletedRows.union(movedRows.map(\.from)).filter { $0.section == old }
    let come = insertedRows.union(movedRows.map(\.to)).filter { $0.section == new }
    return IndexShift(removed: IndexSet(gone.map(\.row)), added: IndexSet(come.map(\.row)))
  }

  // MARK: Checks

  private func checkSections(_ old: Int, _ new: Int) throws(ListUpdateError) {
    if let section = deletedSections.union(reloadedSections).last, section >= old {
      throw .deletedSection(section, before: old)
    }
    if let section = insertedSections.last, section >= new {
      throw .insertedSection(section, after: new)
    }
    guard old + insertedSections.count - deletedSections.count == new else {
      throw .sections(
        before: old, after: new, inserted: insertedSections.count, deleted: deletedSections.count)
    }
  }

  private func checkRows(_ old: [Int], _ new: [Int]) throws(ListUpdateError) {
    if let path = deletedRows.intersection(reloadedRows).min() { throw .deletedAndReloaded(path) }
    for path in deletedRows.union(reloadedRows).sorted() {
      guard old.indices.contains(path.section) else {
        throw .deletedRowOfMissingSection(path, before: old.count)
      }
      if path.row >= old[path.section] { throw .deletedRow(path, before: old[path.section]) }
    }
    for path in insertedRows.sorted() {
      guard new.indices.contains(path.section) else {
        throw .insertedRowInMissingSection(path, after: new.count)
      }
      if path.row >= new[path.section] { throw .insertedRow(path, after: new[path.section]) }
    }
  }

  private func check(
    _ shift: IndexShift, _ section: Int, old: Int, new: Int
  ) throws(ListUpdateError) {
    guard old - shift.removed.count + shift.added.count != new else { return }
    let movedOut = movedRows.count { $0.from.section == section }
    let movedIn = movedRows.count { $0.to.section == section }
    throw .rows(
      section: section, before: old, after: new, inserted: shift.added.count - movedIn,
      deleted: shift.removed.count - movedOut, movedIn: movedIn, movedOut: movedOut)
  }
}
