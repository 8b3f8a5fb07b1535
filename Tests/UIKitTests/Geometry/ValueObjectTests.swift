import DarkroomCoreGraphics
import DarkroomQuartzCore
import DarkroomUIKit
import Foundation
import Testing

/// Structures of geometry as objects.
struct ValueObjectTests {
  @Test func whatGoesInComesOut() {
    var turn = CATransform3DMakeRotation(1, 0.3, 0.5, 0.7)
    turn.m34 = -1 / 500
    let shift = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let edges = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(cgAffineTransform: shift).cgAffineTransformValue == shift)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: edges).directionalEdgeInsetsValue == edges)
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue
        == UIOffset(horizontal: 1, vertical: 2))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
  }

  @Test func equalValuesAreEqualObjects() {
    let first = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let same = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let other = NSValue(uiEdgeInsets: .zero)

    #expect(first == same && first.hash == same.hash && first != other)
  }

  @Test func aValueOfAnotherKindIsZero() {
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).caTransform3DValue == CATransform3D())
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).uiOffsetValue == .zero)
  }
}
