import DarkroomCoreGraphics
public import Foundation

extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(numbers: [section, row])
  }
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
