import Foundation

/// A checked batch: where each section and row goes.
struct ListUpdate {
  let changes: ListChanges
  let sections: IndexShift
  /// By old section, for the sections that stay.
  var rows: [Int: IndexShift]
  let sectionMoves: [Int: Int]
  let rowMoves: [IndexPath: IndexPath]

  /// Nil for a section that is deleted.
  func newSection(of old: Int) -> Int? { sectionMoves[old] ?? sections.newIndex(of: old) }

  /// Nil for a section that is new.
  func oldSection(of new: Int) -> Int? {
    changes.movedSections.first { $0.to == new }?.from ?? sections.oldIndex(of: new)
  }

  /// Nil for a row that is deleted, or whose section is deleted or reloaded.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = rowMoves[old] { return target }
    guard let section = newSection(of: old.section),
      let row = rows[old.section]?.newIndex(of: old.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Whether a row is shown anew, although it stays.
  func reloads(_ old: IndexPath) -> Bool {
    changes.reloadedRows.contains(old) || changes.reloadedSections.contains(old.section)
  }
}
