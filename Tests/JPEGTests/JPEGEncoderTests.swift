import DarkroomRaster
import Testing

@testable import DarkroomJPEG

struct JPEGEncoderTests {
  private let picture = Pixmap(
    width: 40, height: 24,
    pixels: (0..<40 * 24).map { i in
      let (x, y) = (UInt32(i % 40), UInt32(i / 40))
      return x * 6 | y * 10 << 8 | (x + y) * 3 << 16 | 0xFF00_0000
    })

  private func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).map { a, b in
      [0, 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test func aPictureIsReadBackWithinAFewLevels() throws {
    let best = try JPEGEncoder.encode(picture, quality: 1)
    let fair = try JPEGEncoder.encode(picture, quality: 0.5)

    #expect(difference(try JPEGDecoder.decode(best).pixmap, picture) <= 3)
    #expect(difference(try JPEGDecoder.decode(fair).pixmap, picture) <= 40)
    #expect(fair.count < best.count)
  }

  /// Red beside blue: at half the resolution the border of the colors is lost.
  @Test func colourKeepsItsResolutionAtTheBestQualityAlone() throws {
    let stripes = Pixmap(
      width: 16, height: 16,
      pixels: (0..<256).map { $0 % 2 == 0 ? 0xFF00_00FF : 0xFFFF_0000 })

    let best = try JPEGDecoder.decode(try JPEGEncoder.encode(stripes, quality: 1)).pixmap
    let good = try JPEGDecoder.decode(try JPEGEncoder.encode(stripes, quality: 0.99)).pixmap
    #expect(difference(best, stripes) <= 4)
    #expect(difference(good, stripes) > 60)
  }

  @Test func whatShinesThroughIsWhite() throws {
    let half = Pixmap(width: 8, height: 8, pixels: .init(repeating: 0x8000_0000, count: 64))
    let decoded = try JPEGDecoder.decode(try JPEGEncoder.encode(half, quality: 1)).pixmap

    #expect(Set(decoded.pixels) == [0xFF7F_7F7F])
  }

  @Test(arguments: 1...8)
  func theOrientationIsReadBack(orientation: Int) throws {
    let file = try JPEGEncoder.encode(picture, quality: 0.5, orientation: orientation)

    #expect(try JPEGDecoder.decode(file).orientation == orientation)
  }

  @Test func whatHasNoFormIsAnError() {
    #expect(throws: JPEGError.noForm(width: 0, height: 4)) {
      try JPEGEncoder.encode(Pixmap(width: 0, height: 4), quality: 1)
    }
    #expect(throws: JPEGError.noForm(width: 65_501, height: 1)) {
      try JPEGEncoder.encode(Pixmap(width: 65_501, height: 1), quality: 1)
    }
  }

  @Test func aQualityOutsideOfItsRangeIsHeld() throws {
    #expect(try JPEGEncoder.encode(picture, quality: 7) == JPEGEncoder.encode(picture, quality: 1))
    #expect(
      try JPEGEncoder.encode(picture, quality: .nan) == JPEGEncoder.encode(picture, quality: -1))
  }
}
