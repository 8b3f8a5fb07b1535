import Foundation

/// The error for a batch that does not match the data; its messages are UIKit's.
enum ListUpdateError: Error, Equatable {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case deletedSection(Int, before: Int)
  case insertedSection(Int, after: Int)
  case movedSection(Int, before: Int)
  case movedSectionTo(Int, after: Int)
  case items(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case deletedItem(IndexPath, before: Int)
  case deletedItemOfMissingSection(IndexPath, before: Int)
  case insertedItem(IndexPath, after: Int)
  case insertedItemInMissingSection(IndexPath, after: Int)
  case movedItem(IndexPath, before: Int)
  case movedItemTo(IndexPath, IndexPath, after: Int)
  case deletedAndReloaded(IndexPath)

  /// The names of a kind of list and of its items in messages.
  struct Words {
    let list: String
    let item: String

    static let table = Words(list: "table view", item: "row")
    static let collection = Words(list: "collection view", item: "item")
  }

  func reason(_ words: Words) -> String {
    switch self {
    case .sections, .deletedSection, .insertedSection, .movedSection, .movedSectionTo:
      sectionReason(words.list)
    case .items(let section, let before, let after, let inserted, let deleted, let into, let out):
      "Invalid update: invalid number of \(words.item)s in section \(section). The number of "
        + "\(words.item)s contained in an existing section after the update (\(after)) must be "
        + "equal to the number of \(words.item)s contained in that section before the update "
        + "(\(before)), plus or minus the number of \(words.item)s inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(words.item)s moved into or out of that section (\(into) moved in, \(out) moved out)."
    default: itemReason(words.item)
    }
  }

  private func sectionReason(_ list: String) -> String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(list) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(list) before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .deletedSection(let section, let before):
      "attempt to delete section \(section), but there are only \(before) sections before the "
        + "update"
    case .insertedSection(let section, let after):
      "attempt to insert section \(section) but there are only \(after) sections after the update"
    case .movedSection(let section, let before):
      "attempt to move section \(section), but there are only \(before) sections before the update"
    case .movedSectionTo(let section, let after):
      "attempt to move a section to section \(section), but there are only \(after) sections "
        + "after the update"
    default: ""
    }
  }

  private func itemReason(_ item: String) -> String {
    switch self {
    case .deletedItem(let path, let before):
      "attempt to delete \(item) \(path.item) from section \(path.section) which only contains "
        + "\(before) \(item)s before the update"
    case .deletedItemOfMissingSection(let path, let before):
      "attempt to delete \(item) \(path.item) from section \(path.section), but there are only "
        + "\(before) sections before the update"
    case .insertedItem(let path, let after):
      "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
        + "\(after) \(item)s in section \(path.section) after the update"
    case .insertedItemInMissingSection(let path, let after):
      "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
        + "\(after) sections after the update"
    case .movedItem(let path, let before):
      "attempt to move index path (\(described(path))) that does not exist - there are only "
        + "\(before) \(item)s in section \(path.section) before the update"
    case .movedItemTo(let source, let target, let after):
      "attempt to move index path (\(described(source))) to index path (\(described(target))) "
        + "that does not exist - there are only \(after) \(item)s in section \(target.section) "
        + "after the update"
    case .deletedAndReloaded(let path):
      "attempt to delete and reload the same index path (\(described(path)))"
    default: ""
    }
  }

  private func described(_ path: IndexPath) -> String {
    "<NSIndexPath: {length = 2, path = \(path.section) - \(path.item)}>"
  }
}
