import DarkroomRaster
import Testing

@testable import DarkroomPNG

struct RoundTripTests {
  /// Every kind: 1, 2, 4, 8 bit palettes with and without translucent colors, RGB, RGBA, photographic or not.
  static let pictures: [Pixmap] =
    [1, 2, 3, 4, 5, 16, 17, 255, 256, 257].flatMap { count in
      [true, false].map { Pictures.colors(count, width: 37, height: 70, isOpaque: $0) }
    }
    + [
      Pictures.noise(width: 129, height: 65, seed: 1),
      Pictures.noise(width: 64, height: 64, seed: 2, isOpaque: true),
      Pictures.gradient(width: 300, height: 200), Pictures.noise(width: 1, height: 1, seed: 3),
      Pictures.noise(width: 1, height: 400, seed: 4), Pictures.noise(width: 7, height: 3, seed: 5),
      Pixmap(width: 5, height: 5),
    ]

  @Test(arguments: pictures.indices)
  func pixelsComeBack(index: Int) throws {
    let picture = Self.pictures[index]

    #expect(try PNGDecoder.decode(PNGEncoder.encode(picture)).pixmap == picture)
  }

  /// Packed by ISA-L, and written by libpng as whole chunks.
  @Test(arguments: pictures.indices, [false, true])
  func pixelsComeBackFromQuickFiles(index: Int, indexed: Bool) throws {
    let picture = Self.pictures[index]
    let options = PNGEncodingOptions(level: 1, isQuick: true, indexed: indexed)
    let file = try PNGEncoder.encode(picture, options: options)

    #expect(try PNGDecoder.decode(file).pixmap == picture)
    #expect(try PNGEncoder.encode(picture, options: options) == file)
  }

  @Test func quickFilesOfManyPartsComeBack() throws {
    let picture = Pictures.noise(width: 500, height: 300, seed: 9)
    let file = try PNGEncoder.encode(picture, options: .draft)

    #expect(try PNGChunks(file).all.count { $0.type == "IDAT" } > 4)
    #expect(try PNGDecoder.decode(file).pixmap == picture)
  }

  @Test(arguments: pictures.indices)
  func encodingWhatWasDecodedGivesTheSameBytes(index: Int) throws {
    let file = try PNGEncoder.encode(Self.pictures[index])

    #expect(try PNGEncoder.encode(PNGDecoder.decode(file).pixmap) == file)
  }

  @Test func channelsAboveAlphaAreCutToIt() throws {
    let picture = Pixmap(width: 2, height: 1, pixels: [0x4080_80FF, 0x4040_4040])
    let file = try PNGEncoder.encode(picture)

    #expect(try PNGDecoder.decode(file).pixmap.pixels == [0x4040_4040, 0x4040_4040])
    #expect(try PNGEncoder.encode(PNGDecoder.decode(file).pixmap) == file)
  }

  @Test func metadataComesBack() throws {
    let long = String(repeating: "UIView; frame = (0 0; 1 1)\n", count: 100)
    let metadata = PNGMetadata(
      scale: 3,
      texts: [
        PNGText("Software", "plain"), PNGText("Title", "日本語 – ä"), PNGText("View tree", long),
        PNGText("Empty", ""),
      ])
    let file = try PNGEncoder.encode(Pixmap(width: 2, height: 2), metadata: metadata)

    #expect(try PNGDecoder.decode(file).metadata == metadata)
    #expect(file.count < long.utf8.count)
  }

  @Test(arguments: ["", " a", "a ", "a  b", "é", String(repeating: "k", count: 80)])
  func keywordsThatPNGForbidsAreRefused(keyword: String) {
    #expect(throws: PNGError.invalidText(keyword: keyword)) {
      try PNGEncoder.encode(
        Pixmap(width: 1, height: 1), metadata: PNGMetadata(texts: [PNGText(keyword, "")]))
    }
  }

  @Test func textsWithNULAreRefused() {
    #expect(throws: PNGError.invalidText(keyword: "k")) {
      try PNGEncoder.encode(
        Pixmap(width: 1, height: 1), metadata: PNGMetadata(texts: [PNGText("k", "a\0b")]))
    }
  }

  @Test func pictureWithoutPixelsIsRefused() {
    #expect(throws: PNGError.noPixels(width: 0, height: 4)) {
      try PNGEncoder.encode(Pixmap(width: 0, height: 4))
    }
  }

  @Test func everyPremultipliedPixelSurvivesStraightAlpha() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let pixel = channel | channel << 8 | channel << 16 | alpha << 24
        let straight = StraightAlpha.straight(premultiplied: pixel)
        #expect(StraightAlpha.premultiplied(straight: straight) == pixel)
        // Rounded half up, by the definition.
        let expected = alpha == 0 ? 0 : (510 * channel + alpha) / (2 * alpha)
        #expect(straight & 255 == expected)
      }
    }
  }

  @Test func premultiplyingManyIsPremultiplyingEach() {
    let straight = Pictures.noise(width: 101, height: 7, seed: 9).pixels
    var many = straight
    StraightAlpha.premultiply(&many)

    #expect(many == straight.map { StraightAlpha.premultiplied(straight: $0) })
  }
}
