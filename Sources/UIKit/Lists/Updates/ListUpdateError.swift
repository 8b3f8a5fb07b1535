import Foundation

/// A batch that does not fit the data; the words are UIKit's.
enum ListUpdateError: Error, Equatable {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case deletedSection(Int, before: Int)
  case insertedSection(Int, after: Int)
  case rows(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case deletedRow(IndexPath, before: Int)
  case deletedRowOfMissingSection(IndexPath, before: Int)
  case insertedRow(IndexPath, after: Int)
  case insertedRowInMissingSection(IndexPath, after: Int)
  case deletedAndReloaded(IndexPath)

  var reason: String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(after)) must be equal to the number of sections "
        + "contained in the table view before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .deletedSection(let section, let before):
      return "attempt to delete section \(section), but there are only \(before) sections before "
        + "the update"
    case .insertedSection(let section, let after):
      return "attempt to insert section \(section) but there are only \(after) sections after "
        + "the update"
    case .rows(let section, let before, let after, let inserted, let deleted, let into, let out):
      return "Invalid update: invalid number of rows in section \(section). The number of rows "
        + "contained in an existing section after the update (\(after)) must be equal to the "
        + "number of rows contained in that section before the update (\(before)), plus or minus "
        + "the number of rows inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (\(into) moved in, \(out) moved out)."
    case .deletedRow(let path, let before):
      return "attempt to delete row \(path.row) from section \(path.section) which only contains "
        + "\(before) rows before the update"
    case .deletedRowOfMissingSection(let path, let before):
      return "attempt to delete row \(path.row) from section \(path.section), but there are only "
        + "\(before) sections before the update"
    case .insertedRow(let path, let after):
      return "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(after) rows in section \(path.section) after the update"
    case .insertedRowInMissingSection(let path, let after):
      return "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(after) sections after the update"
    case .deletedAndReloaded(let path):
      return "attempt to delete and reload the same index path "
        + "(<NSIndexPath: {length = 2, path = \(path.section) - \(path.row)}>)"
    }
  }
}
