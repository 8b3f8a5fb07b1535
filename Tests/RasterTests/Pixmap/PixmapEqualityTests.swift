import DarkroomRaster
import Testing

struct PixmapEqualityTests {
  private let picture = Pixmap(width: 2, height: 3, pixels: [1, 2, 3, 4, 5, 6])

  @Test func sizeAndEveryPixelCount() {
    var other = picture
    #expect(other == picture)
    other[1, 2] = 7
    #expect(other != picture)
    #expect(picture != Pixmap(width: 3, height: 2, pixels: picture.pixels))
    #expect(Pixmap(width: 0, height: 3) == Pixmap(width: 0, height: 3))
    #expect(Pixmap(width: 0, height: 3) != Pixmap(width: 3, height: 0))
  }

  @Test func rowsAreFoundInTheirPlace() {
    #expect(picture.hasPixels([3, 4], fromRow: 1))
    #expect(picture.hasPixels([3, 4, 5, 6], fromRow: 1))
    #expect(!picture.hasPixels([3, 5], fromRow: 1))
    #expect(!picture.hasPixels([5, 6, 7, 8], fromRow: 2))
    #expect(picture.hasPixels([], fromRow: 3))
    #expect(!picture.hasPixels([1, 2], fromRow: -1))
  }

  @Test func missingPixelsAreClearAndTooManyAreLeftOut() {
    #expect(Pixmap(width: 2, height: 1, pixels: [7]).pixels == [7, 0])
    #expect(Pixmap(width: 2, height: 1, pixels: [7, 8, 9]).pixels == [7, 8])
    #expect(Pixmap(width: -2, height: 1, pixels: [7]).pixels == [])
  }
}
