import DarkroomRaster
import Testing

struct PixelDigestTests {
  @Test func bandsOfSixtyFourRowsAreHashedByThemselves() {
    var picture = Pixmap(width: 3, height: 130, filledWith: 0xFF00_00FF)
    let before = PixelDigest(picture)
    picture[2, 129] = 0
    let after = PixelDigest(picture)

    #expect(before.bands.count == 3)
    #expect(before.bands[0] == before.bands[1])
    #expect(before.bands[0] == ContentHash(pixels: Array(picture.pixels[0..<192])))
    #expect(after.bands[0..<2] == before.bands[0..<2])
    #expect(after.bands[2] != before.bands[2])
    #expect(after.rows(ofBand: 2) == 128..<130)
    #expect(after.whole != before.whole)
  }

  @Test func shapeIsPartOfTheDigest() {
    let wide = PixelDigest(Pixmap(width: 8, height: 2))
    let tall = PixelDigest(Pixmap(width: 2, height: 8))

    #expect(wide.bands == tall.bands)
    #expect(wide.whole != tall.whole)
  }

  @Test func emptyPictureHasNoBands() {
    #expect(PixelDigest(Pixmap(width: 0, height: 5)).bands.isEmpty)
  }
}
