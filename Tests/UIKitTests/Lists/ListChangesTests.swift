import Foundation
import Testing

@testable import DarkroomUIKit

struct ListChangesTests {
  private func resolve(
    _ old: [Int], _ new: [Int], _ edit: (inout ListChanges) -> Void
  ) throws(ListUpdateError) -> ListUpdate {
    var changes = ListChanges()
    edit(&changes)
    return try changes.resolved(from: old, to: new)
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func shiftsGoBothWays() {
    let shift = IndexShift(removed: [0, 3], added: [1, 2])

    #expect((0..<5).map { shift.newIndex(of: $0) } == [nil, 0, 3, nil, 4])
    #expect((0..<5).map { shift.oldIndex(of: $0) } == [1, nil, nil, 2, 4])
  }

  @Test func rowsMoveBetweenSections() throws {
    let update = try resolve([2, 2], [1, 3]) {
      $0.movedRows = [.init(from: self.row(0), to: self.row(1, 1))]
    }

    #expect(update.newPath(of: row(0)) == row(1, 1))
    #expect(update.newPath(of: row(1)) == row(0))
    #expect(update.newPath(of: row(1, 1)) == row(2, 1))
  }

  @Test func rowsOfASectionThatMovesUpGoWithIt() throws {
    let update = try resolve([1, 2], [2, 1]) { $0.movedSections = [.init(from: 1, to: 0)] }

    #expect(update.newPath(of: row(1, 1)) == row(1, 0))
    #expect(update.newPath(of: row(0, 0)) == row(0, 1))
  }

  @Test func mistakesHaveUIKitsWords() {
    func reason(
      _ old: [Int], _ new: [Int], _ edit: (inout ListChanges) -> Void
    ) -> String? {
      do {
        _ = try resolve(old, new, edit)
        return nil
      } catch { return error.reason }
    }

    #expect(
      reason([3], [2]) { $0.deletedRows = [row(5)] }
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    #expect(
      reason([3], [4]) { $0.insertedRows = [row(4)] }
        == "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after "
        + "the update")
    #expect(
      reason([3], [2]) {
        $0.deletedRows = [row(1)]
        $0.reloadedRows = [row(1)]
      }
        == "attempt to delete and reload the same index path "
        + "(<NSIndexPath: {length = 2, path = 0 - 1}>)")
    #expect(
      reason([1], [1]) { $0.deletedSections = [1] }
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      reason([1], [1]) { $0.insertedSections = [0] }
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (1) must be equal to the number of sections contained in "
        + "the table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (1 inserted, 0 deleted).")
    #expect(
      reason([1], [1]) { $0.insertedSections = [3] }
        == "attempt to insert section 3 but there are only 1 sections after the update")
    #expect(
      reason([1], [2]) { $0.deletedRows = [row(0, 4)] }
        == "attempt to delete row 0 from section 4, but there are only 1 sections before the update"
    )
    #expect(
      reason([1], [2]) { $0.insertedRows = [row(0, 4)] }
        == "attempt to insert row 0 into section 4, but there are only 1 sections after the update")
  }
}
