import Foundation
import Testing

@testable import DarkroomUIKit

/// Where sections and items of a table or a collection go in a batch.
@Suite(.tags(.lists))
struct ListUpdateTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func shiftsGoBothWays() {
    let shift = IndexShift(removed: [0, 3], added: [1, 2])

    #expect((0..<5).map { shift.newIndex(of: $0) } == [nil, 0, 3, nil, 4])
    #expect((0..<5).map { shift.oldIndex(of: $0) } == [1, nil, nil, 2, 4])
  }

  @Test func rowsMoveBetweenSections() throws {
    let update = try ListUpdate([.moveItem(row(0), row(1, 1))], from: [2, 2], to: [1, 3])

    #expect(update.newPath(of: row(0)) == row(1, 1))
    #expect(update.newPath(of: row(1)) == row(0))
    #expect(update.newPath(of: row(1, 1)) == row(2, 1))
  }

  @Test func rowsOfASectionThatMovesUpGoWithIt() throws {
    let update = try ListUpdate([.moveSection(1, 0)], from: [1, 2], to: [2, 1])

    #expect(update.newPath(of: row(1, 1)) == row(1, 0))
    #expect(update.newPath(of: row(0, 0)) == row(0, 1))
    #expect(update.oldSection(of: 0) == 1 && update.oldSection(of: 1) == 0)
  }

  @Test func reloadedRowsStayButKeepNothing() throws {
    let update = try ListUpdate(
      [.insertItem(row(0)), .reloadItem(row(1)), .reloadSection(1)], from: [2, 1], to: [3, 4])

    #expect(update.newPath(of: row(1)) == row(2) && update.keptPath(of: row(1)) == nil)
    #expect(update.keptPath(of: row(0)) == row(1) && update.keptPath(of: row(0, 1)) == nil)
  }

  private func reason(
    _ old: [Int], _ new: [Int], _ changes: [ListChange],
    _ words: ListUpdateError.Words = .table
  ) -> String? {
    do {
      _ = try ListUpdate(changes, from: old, to: new)
      return nil
    } catch { return error.reason(words) }
  }

  @Test func rowsThatAreNotThereHaveUIKitsWords() {
    #expect(
      reason([3], [2], [.deleteItem(row(5))])
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    #expect(
      reason([3], [2], [.deleteItem(row(5))], .collection)
        == "attempt to delete item 5 from section 0 which only contains 3 items before the update")
    #expect(
      reason([3], [4], [.insertItem(row(4))])
        == "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after "
        + "the update")
    #expect(
      reason([3], [4], [.insertItem(row(5))], .collection)
        == "attempt to insert item 5 into section 0, but there are only 4 items in section 0 "
        + "after the update")
    #expect(
      reason([1], [2], [.deleteItem(row(0, 4))])
        == "attempt to delete row 0 from section 4, but there are only 1 sections before the update"
    )
    #expect(
      reason([1], [2], [.insertItem(row(0, 4))])
        == "attempt to insert row 0 into section 4, but there are only 1 sections after the update")
    #expect(
      reason([2], [2], [.moveItem(row(2), row(0))])
        == "attempt to move index path (<NSIndexPath: {length = 2, path = 0 - 2}>) that does not "
        + "exist - there are only 2 rows in section 0 before the update")
    #expect(
      reason([3], [2], [.deleteItem(row(1)), .reloadItem(row(1))])
        == "attempt to delete and reload the same index path "
        + "(<NSIndexPath: {length = 2, path = 0 - 1}>)")
  }

  @Test func sectionsThatAreNotThereHaveUIKitsWords() {
    #expect(
      reason([1], [1], [.deleteSection(1)])
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      reason([1], [1], [.insertSection(3)])
        == "attempt to insert section 3 but there are only 1 sections after the update")
  }

  @Test func numbersThatDoNotAddUpHaveUIKitsWords() {
    #expect(
      reason([1], [1], [.insertSection(0)])
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (1) must be equal to the number of sections contained in "
        + "the table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (1 inserted, 0 deleted).")
    #expect(
      reason([1, 1], [1, 1], [.deleteSection(0)], .collection)
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 1 deleted).")
    #expect(
      reason([3], [3], [.insertItem(row(0))], .collection)
        == "Invalid update: invalid number of items in section 0. The number of items contained "
        + "in an existing section after the update (3) must be equal to the number of items "
        + "contained in that section before the update (3), plus or minus the number of items "
        + "inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
        + "number of items moved into or out of that section (0 moved in, 0 moved out).")
    #expect(reason([3], [4], [.insertItem(row(0))]) == nil)
  }
}
