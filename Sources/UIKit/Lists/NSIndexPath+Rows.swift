import DarkroomCoreGraphics
public import Foundation

extension NSIndexPath {
  /// Creates the path of a row of a table; both numbers count from 0.
  public convenience init(row: Int, section: Int) {
    self.init(numbers: [section, row])
  }
  /// Creates the path of an item of a collection; both numbers count from 0.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index, as the row of a table.
  public var row: Int { index(atPosition: 1) }
  /// The second index, as the item of a collection.
  public var item: Int { index(atPosition: 1) }
}
