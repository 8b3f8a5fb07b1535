import DarkroomRaster
import Testing

@testable import DarkroomPNG

struct FormatTests {
  private func header(_ file: [UInt8]) throws -> PNGHeader {
    try PNGHeader(Array(file[PNGChunks(file).all[0].data]))
  }

  private func pixelsPerMeter(_ file: [UInt8]) throws -> UInt32? {
    try PNGChunks(file).first("pHYs").map { file.bigEndian32(at: $0.data.lowerBound) }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColorsMakeAPalette(colors: Int, bitDepth: Int) throws {
    let header = try header(PNGEncoder.encode(Pictures.colors(colors, width: 99, height: 60)))

    #expect(header.colorType == .palette)
    #expect(header.bitDepth == bitDepth)
  }

  @Test func opaquePicturesOfMoreColorsAreRGB() throws {
    let picture = Pictures.colors(257, width: 33, height: 20)

    #expect(try header(PNGEncoder.encode(picture)).colorType == .rgb)
  }

  @Test func translucentPicturesOfMoreColorsAreRGBA() throws {
    let picture = Pictures.noise(width: 33, height: 20, seed: 1)

    #expect(try header(PNGEncoder.encode(picture)).colorType == .rgba)
  }

  @Test func transparencyListsOnlyTranslucentColors() throws {
    let colors: [UInt32] = [0xFF00_00FF, 0x8000_0080, 0xFF00_FF00]
    let picture = Pixmap(
      width: 80, height: 80, pixels: (0..<6400).map { colors[($0 * $0 / 7) % 3] })
    let file = try PNGEncoder.encode(picture)
    let chunks = try PNGChunks(file)
    let transparency = try #require(chunks.first("tRNS"))
    let palette = try #require(chunks.first("PLTE"))

    #expect(Array(file[transparency.data]) == [128])
    #expect(Array(file[palette.data]) == [255, 0, 0, 255, 0, 0, 0, 255, 0])
  }

  /// Most chunks of a palette are larger than all pixels of such a picture.
  @Test(arguments: [(1, 1), (2, 2), (3, 2), (8, 8), (12, 5), (32, 32)])
  func aHandfulOfPixelsHasAPaletteOnlyWhereThatIsSmaller(width: Int, height: Int) throws {
    for colors in [1, 2, 4, 7, 40] where colors <= width * height {
      let picture = Pictures.colors(colors, width: width, height: height)
      let file = try PNGEncoder.encode(picture)

      #expect(
        try file.count
          <= PNGEncoder.encode(picture, options: PNGEncodingOptions(level: 7, indexed: false)).count
      )
      #expect(try PNGDecoder.decode(file).pixmap == picture)
    }
    #expect(
      try header(PNGEncoder.encode(Pictures.colors(4, width: 2, height: 2))).colorType == .rgb)
  }

  /// 72 dpi × scale, as in files that UIKit wrote.
  @Test(arguments: [(1, nil), (2, 5_669), (3, 8_504)] as [(Double, UInt32?)])
  func resolutionTellsTheScale(scale: Double, expected: UInt32?) throws {
    let file = try PNGEncoder.encode(
      Pixmap(width: 1, height: 1), metadata: PNGMetadata(scale: scale))

    #expect(try pixelsPerMeter(file) == expected)
    #expect(try PNGDecoder.decode(file).scale == scale)
  }

  @Test func resolutionsOfOtherProgramsAreNoScale() {
    let dpi96: UInt32 = 3_780

    #expect(PNGResolution.scale(pixelsPerMeter: dpi96) == 1)
    #expect(PNGResolution.scale(pixelsPerMeter: 0) == 1)
    #expect(PNGResolution.scale(pixelsPerMeter: 2_834) == 1)
    #expect(PNGResolution.scale(pixelsPerMeter: 4_252) == 1.5)
  }

  @Test func fileSaysItIsSRGB() throws {
    let file = try PNGEncoder.encode(Pictures.colors(3, width: 99, height: 60, isOpaque: false))
    let types = try PNGChunks(file).all.map(\.type)

    #expect(types == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test func optionsChangeTheFileAndNotThePixels() throws {
    let picture = Pictures.tiles(width: 400, height: 300)
    let files = try [PNGEncodingOptions.reference, .draft].map {
      try PNGEncoder.encode(picture, options: $0)
    }

    #expect(Set(files).count == 2)
    for file in files { #expect(try PNGDecoder.decode(file).pixmap == picture) }
  }

  /// Unfiltered, a smooth picture of 720,000 bytes has nothing to repeat; tiles have, and lose by a filter.
  @Test func smoothPicturesAreFilteredAndTilesAreNot() throws {
    let gradient = try PNGEncoder.encode(Pictures.gradient(width: 600, height: 400))
    #expect(gradient.count < 12_000)
    #expect(
      try PNGEncoder.encode(
        Pictures.gradient(width: 600, height: 400), options: PNGEncodingOptions(level: 2)
      ).count < 20_000)

    let tiles = try PNGEncoder.encode(Pictures.tiles(width: 600, height: 400))
    #expect(tiles.count < 12_000)
  }
}
