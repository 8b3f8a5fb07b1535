import DarkroomRaster
import Testing

struct TransformTests {
  @Test func concatenatingAppliesTheReceiverFirst() {
    let both = Transform.scale(2, 3).concatenating(.translation(10, 20))

    #expect(both.apply(Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }

  @Test func inverseUndoesTheMap() throws {
    let t = Transform(a: 2, b: 1, c: -2, d: 3, tx: 7, ty: -3)
    let inverse = try #require(t.inverted)

    #expect(t.concatenating(inverse) == .identity)
  }
}
