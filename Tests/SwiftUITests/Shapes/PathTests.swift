import SwiftUI
import Testing

struct PathTests {
  @Test func aCopyOfAPathKeepsItsOutline() {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let copy = path

    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))

    #expect(copy.boundingRect == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 6))
  }

  @Test func aCircleLiesInTheMiddle() {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 4))

    #expect(path.boundingRect == CGRect(x: 3, y: 0, width: 4, height: 4))
  }

  @Test func aTrimIsAPartOfTheLength() {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

    #expect(
      square.trimmedPath(from: 0, to: 0.375).boundingRect
        == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test func aShapeIsInsetOnAllSides() {
    let path = Rectangle().inset(by: 1).path(in: CGRect(x: 0, y: 0, width: 4, height: 4))

    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
  }
}
