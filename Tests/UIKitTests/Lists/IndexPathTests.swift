import DarkroomUIKit
import Foundation
import Testing

struct IndexPathTests {
  @Test func rowsAndItemsAreTheSecondIndex() {
    let path = NSIndexPath(row: 3, section: 1)

    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath(item: 3, section: 1) == path)
    #expect(path as IndexPath == IndexPath(item: 3, section: 1))
  }
}
