public import Foundation

extension IndexPath {
  /// - Parameters: as UIKit counts, from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the path of an item of a collection; both numbers count from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The first index; a path without one ends the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The second index, as the row of a table; a path without one ends the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The second index, as the item of a collection; a path without one ends the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
