import DarkroomUIKit
import Foundation
import Testing

struct GeometryValueTests {
  @Test func valuesHoldPointsSizesAndRectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func equalityByNameIsEquality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    // The same corners.
    #expect(
      CGRect(x: 3, y: 0, width: -3, height: 1).equalTo(CGRect(x: 0, y: 0, width: 3, height: 1)))
  }
}
