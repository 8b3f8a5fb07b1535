import DarkroomCoreGraphics
import Testing

struct GeometryTests {
  @Test func geometryPrintsAsOnApple() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(rect.origin)" == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(3.0, 4.0)")
    #expect("\([rect])" == "[(1.0, 2.0, 3.0, 4.0)]")
  }

  @Test func scaledByScalesBeforeTheReceiver() {
    let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)

    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
  }

  @Test func concatenatingAppliesTheArgumentLast() {
    let t = CGAffineTransform(translationX: 10, y: 20)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))

    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 63))
  }

  @Test func rotationTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-16 && turned.y == 1)
  }

  @Test func quarterTurnSwapsSidesOfARect() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))

    #expect(box == CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test func aMapWithoutInverseInvertsToItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
  }

  @Test func componentsRoundTrip() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let back = CGAffineTransform(t.decomposed())

    #expect(abs(back.a - 2) < 1e-12 && abs(back.b - 1) < 1e-12)
    #expect(abs(back.c + 1) < 1e-12 && abs(back.d - 3) < 1e-12)
    #expect(back.tx == 5 && back.ty == 7)
  }

  @Test func rectsSurviveTheirDictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGRect(dictionaryRepresentation: ["X": 1]) == nil)
  }
}
