import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct GlyphTests {
  private let black = Paint.color(.black)

  /// Glyph 1 is a square of one em on the baseline.
  @Test func glyphsStandOnTheirBaseline() {
    let picture = Pixmap(5, 5) { $0.draw(run(size: 2, at: Point(x: 1, y: 4)), paint: black) }

    #expect(
      picture.alphaRows == [
        "00 00 00 00 00", "00 00 00 00 00", "00 ff ff 00 00", "00 ff ff 00 00", "00 00 00 00 00",
      ])
  }

  /// 1.3 pixels become 1¼, so ¾ of the first column and ¼ of the last is covered.
  @Test func positionsAreRoundedToQuarterPixels() {
    let picture = Pixmap(4, 2) { $0.draw(run(size: 2, at: Point(x: 1.3, y: 2)), paint: black) }

    #expect(picture.alphaRows == ["00 bf ff 40", "00 bf ff 40"])
  }

  @Test func largeGlyphsAreFilledAsPaths() {
    let picture = Pixmap(420, 420) {
      $0.draw(run(size: 400, at: Point(x: 10.125, y: 410)), paint: black)
    }

    #expect(picture[10, 200] >> 24 == 223)
    #expect(picture[409, 409] >> 24 == 255)
    #expect(picture[410, 410] >> 24 == 0)
  }

  @Test func glyphsWithoutOutlineDrawNothing() {
    let space = GlyphRun(source: SquareSource(), size: 9, glyphs: [0], positions: [.zero])

    #expect(Pixmap(3, 3) { $0.draw(space, paint: black) } == Pixmap(width: 3, height: 3))
  }

  private func run(size: Double, at origin: Point) -> GlyphRun {
    GlyphRun(source: SquareSource(), size: size, glyphs: [1], positions: [origin])
  }

  @Test(arguments: [(1, 3), (3, 1)]) func glyphsAndPositionsComeInPairs(
    _ glyphs: Int, _ places: Int
  ) {
    let one = run(size: 2, at: Point(x: 1, y: 4))
    let uneven = GlyphRun(
      source: one.source, size: 2, glyphs: Array(repeating: 1, count: glyphs),
      positions: Array(repeating: Point(x: 1, y: 4), count: places))
    let picture = Pixmap(5, 5) { $0.draw(uneven, paint: black) }

    #expect(picture == Pixmap(5, 5) { $0.draw(one, paint: black) })
  }
}

private final class SquareSource: GlyphSource {
  let identity: UInt64 = 0x5153_0001
  let unitsPerEm = 1000.0

  func outline(of glyph: UInt32) -> Path? {
    glyph == 0 ? nil : Path(rect: Rect(x: 0, y: 0, width: 1000, height: 1000))
  }
}
