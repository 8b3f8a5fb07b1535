import DarkroomRaster
import Testing

@testable import DarkroomPNG

/// The own reader against libpng.
struct PlainReaderTests {
  /// Pixels of both, where the own reader takes the file.
  private func read(_ file: [UInt8]) throws -> (plain: [UInt32]?, libpng: [UInt32]?) {
    let chunks = try PNGChunks(file)
    let header = try PNGHeader(Array(file[chunks.all[0].data]))
    let plain = PlainLayout(chunks, in: file, header: header).flatMap {
      PlainRowReader.pixels(of: file, $0)
    }
    return (plain, try? PNGDecoder.libpngPixels(file, header: header, conversion: nil))
  }

  @Test(arguments: RoundTripTests.pictures.indices)
  func ownFilesAreReadAsLibpngReadsThem(index: Int) throws {
    let picture = RoundTripTests.pictures[index]
    let pixels = try read(PNGEncoder.encode(picture, options: .reference))

    #expect(pixels.libpng == picture.pixels)
    if let plain = pixels.plain { #expect(plain == picture.pixels) }
  }

  @Test func screensNeedNoLibpng() throws {
    for picture in [
      Pictures.tiles(width: 300, height: 200), Pictures.colors(5, width: 31, height: 99),
    ] {
      #expect(try read(PNGEncoder.encode(picture)).plain == picture.pixels)
    }
  }

  /// Stored and coded blocks, codes longer than a table's first bits, runs, and repetitions from as far as there can be;
  /// more bytes than are inflated at a time.
  @Test(arguments: 1...9)
  func whateverZlibPacksIsUnpacked(level: Int) throws {
    var generator = Xorshift(seed: UInt64(level))
    let runs = (0..<2_000).flatMap { _ in
      [UInt32](
        repeating: .random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000,
        count: .random(in: 1...90, using: &generator))
    }
    let noise = (0..<40_000).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    let skewed = (0..<90_000).map { _ in
      UInt32(1) << Int.random(in: 0...23, using: &generator)
        & UInt32.random(in: 0...255, using: &generator)
    }
    var pixels = runs + noise.map { $0 | 0xFF00_0000 } + skewed.map { $0 | 0xFF00_0000 }
    // Each row again 10,922 pixels on, which is as far as a match of three bytes a pixel reaches.
    pixels += pixels.suffix(10_922) + pixels.prefix(30_000)
    let rows = pixels.count / 100
    let picture = Pixmap(width: 100, height: rows, pixels: Array(pixels.prefix(100 * rows)))
    for isQuick in [false, true] {
      let options = PNGEncodingOptions(level: level, isQuick: isQuick)
      let found = try read(PNGEncoder.encode(picture, options: options))

      #expect(found.plain == picture.pixels)
      #expect(found.libpng == picture.pixels)
    }
  }

  /// More rows than are inflated at a time.
  @Test(arguments: 0...5 as ClosedRange<UInt8>, [2, 6])
  func filteredRowsAreReadAsLibpngReadsThem(_ filter: UInt8, _ colorType: Int) throws {
    var generator = Xorshift(seed: UInt64(filter) * 8 + UInt64(colorType))
    let channels = colorType == 2 ? 3 : 4
    for width in [1, 2, 31] {
      let samples = (0..<width * 70 * channels).map { _ in
        Int.random(in: 0...255, using: &generator)
      }
      var builder = PNGBuilder(width: width, height: 70, colorType: colorType, samples: samples)
      builder.filter = filter
      let pixels = try read(builder.file)

      #expect(pixels.plain == pixels.libpng)
      #expect((pixels.plain == nil) == (filter == 5))
    }
  }

  @Test func filteredRowsOfAPaletteAreLeftToLibpng() throws {
    var builder = PNGBuilder(
      width: 2, height: 2, colorType: 3, samples: [0, 1, 1, 0],
      chunks: [("PLTE", [1, 2, 3, 4, 5, 6])])
    builder.filter = 2

    #expect(try read(builder.file).plain == nil)
    #expect(try read(builder.file).libpng != nil)
  }

  @Test func colorsOutsideThePaletteAreLeftToLibpng() throws {
    let file = PNGBuilder(
      width: 2, height: 1, colorType: 3, samples: [0, 1], chunks: [("PLTE", [1, 2, 3])]
    ).file

    #expect(try read(file).plain == nil)
  }

  @Test func dataInManyPiecesIsOneStream() throws {
    let file = try PNGEncoder.encode(Pictures.tiles(width: 60, height: 50))
    let chunks = try PNGChunks(file)
    let data = try #require(chunks.first("IDAT"))
    let pieces = file[data.data].flatMap {
      PNGChunk.bytes(type: "IDAT", [$0]) + PNGChunk.bytes(type: "IDAT", [])
    }
    let cut = Array(file[..<data.start]) + pieces + file[data.end...]

    #expect(try read(cut).plain == Pictures.tiles(width: 60, height: 50).pixels)
  }

  /// Changed files with right checksums: whatever the own reader accepts, libpng accepts with the same pixels.
  @Test func neverAcceptsWhatLibpngReadsOtherwise() throws {
    var generator = Xorshift(seed: 4)
    let files =
      try DamageTests.samples() + [
        PNGEncoder.encode(Pictures.tiles(width: 150, height: 9)),
        PNGBuilder(width: 3, height: 2, colorType: 2, samples: Array(0..<18)).file,
        PNGBuilder(width: 3, height: 2, colorType: 6, samples: Array(0..<24)).file,
      ]
    var accepted = 0
    for file in files {
      for _ in 0..<500 {
        var changed = file
        changed[Int.random(in: 8..<file.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
        guard let chunks = try? PNGChunks(changed) else { continue }
        for chunk in chunks.all {
          let checksum = PNGChunk.bigEndian(LibPNG.checksum(changed[chunk.checked]))
          changed.replaceSubrange(chunk.data.upperBound..<chunk.end, with: checksum)
        }
        guard let header = try? PNGHeader(Array(changed[chunks.all[0].data])),
          header.width * header.height < 100_000
        else { continue }
        let pixels = try read(changed)
        guard let plain = pixels.plain else { continue }
        accepted += 1
        #expect(pixels.libpng == plain)
      }
    }
    #expect(accepted > 100)
  }
}
