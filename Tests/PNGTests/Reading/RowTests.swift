import DarkroomRaster
import Testing

@testable import DarkroomPNG

/// Pictures that are never in memory as a whole, against pictures that are.
struct RowTests {
  private static let options = [false, true].flatMap { isQuick in
    [false, true].map { PNGEncodingOptions(level: 1, isQuick: isQuick, indexed: $0) }
  }

  @Test(arguments: RoundTripTests.pictures.indices, options)
  func rowsAreWrittenAsWholePicturesAre(index: Int, options: PNGEncodingOptions) throws {
    let picture = RoundTripTests.pictures[index]
    let texts = [PNGText("Renderer", "a")]
    let stamp = PNGStamp(picture, scale: 2, displayList: ContentHash(pixels: [UInt32(index)]))
    let rows = try PNGEncoder.encode(
      rows: picture, scale: 2, texts: texts, displayList: stamp.displayList, options: options)

    #expect(
      try rows
        == PNGEncoder.encode(
          picture, metadata: PNGMetadata(scale: 2, texts: texts, stamp: stamp), options: options))
  }

  @Test(arguments: RoundTripTests.pictures.indices)
  func rowsAreReadAsWholePicturesAre(index: Int) throws {
    let picture = RoundTripTests.pictures[index]
    let file = try PNGEncoder.encode(picture)
    guard let rows = try PNGRows(file) else { return }

    #expect(rows.hasPixels(of: picture))
    try PNGEncoder.verify(file, shows: PixelDigest(picture))
  }

  @Test func aFileThatShowsOtherPixelsIsNotVerified() throws {
    let picture = Pictures.tiles(width: 40, height: 150)
    var other = picture
    other.pixels[40 * 149 + 39] ^= 1
    let file = try PNGEncoder.encode(other)

    #expect(throws: PNGError.self) {
      try PNGEncoder.verify(file, shows: PixelDigest(picture))
    }
  }

  @Test func readersOfDamagedFilesEndEarly() throws {
    let picture = Pictures.tiles(width: 80, height: 150)
    let file = try PNGEncoder.encode(picture, options: PNGEncodingOptions(level: 1))
    let chunks = try PNGChunks(file)
    let data = try #require(chunks.first("IDAT"))
    let cut = Array(file[data.data].dropLast(40))
    let damaged =
      Array(file[..<data.start]) + PNGChunk.bytes(type: "IDAT", cut) + file[data.end...]
    let reader = try #require(try PNGRows(damaged)).reader()
    var rows = 0
    while let band = reader.next() { rows += band.count / 80 }

    #expect(rows < 150)
    #expect(try PNGRows(damaged)?.hasPixels(of: picture) == false)
  }

  @Test func aStreamWithoutItsChecksumHasNoLastBand() throws {
    let picture = Pictures.colors(3, width: 20, height: 70)
    let file = try PNGEncoder.encode(picture)
    let data = try #require(try PNGChunks(file).first("IDAT"))
    let cut = Array(file[data.data].dropLast(4)) + [0, 0, 0, 0]
    let damaged =
      Array(file[..<data.start]) + PNGChunk.bytes(type: "IDAT", cut) + file[data.end...]

    #expect(try PNGRows(damaged)?.hasPixels(of: picture) == false)
  }

  @Test func filesOfOtherKindsAreDecodedAsAWhole() throws {
    let interlaced = PNGBuilder(width: 1, height: 1, colorType: 0, samples: [7]).file

    #expect(try PNGRows(interlaced) == nil)
  }

  @Test func placesInAPaletteAreWrittenAsTheyAre() throws {
    var bands = [[UInt8]](repeating: [0, 1, 2], count: 64) + [[2, 1, 0]]
    bands = [Array(bands[..<64].joined()), bands[64]]
    let palette: [UInt32] = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003]
    var rest = bands[...]
    let file = try PNGEncoder.encode(
      width: 3, height: 65, palette: palette
    ) { rest.popFirst() }

    let pixels = try PNGDecoder.decode(file).pixmap.pixels
    #expect(pixels == bands.joined().map { palette[Int($0)] })
    #expect(throws: PNGError.self) {
      try PNGEncoder.encode(width: 3, height: 65, palette: palette) { nil }
    }
  }
}
