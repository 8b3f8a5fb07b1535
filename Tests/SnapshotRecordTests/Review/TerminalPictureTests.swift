import DarkroomRaster
import Testing

@testable import DarkroomSnapshotRecord
@testable import DarkroomTerminalPictures

/// What arrives in a terminal is the picture: written, read back, compared.
struct TerminalPictureTests {
  /// Every pixel another colour, none of them on sixel's cube.
  let picture: Pixmap = {
    var picture = Pixmap(width: 24, height: 32)
    for y in 0..<32 {
      for x in 0..<24 {
        picture[x, y] =
          0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 8) << 8 | UInt32(x * y % 256)
      }
    }
    return picture
  }()
  /// 8×16 pixels a character.
  let size = TerminalSize(columns: 3, rows: 2, width: 24, height: 32)

  func drawing(_ graphics: GraphicsProtocol, _ picture: Pixmap) -> String {
    TerminalPicture(graphics: graphics).drawing(picture, in: size)
  }

  @Test func kittyGetsThePixels() throws {
    let (keys, decoded) = try #require(TerminalDecoder.kitty(drawing(.kitty, picture)))

    #expect(decoded == picture)
    #expect(keys["a"] == "T" && keys["f"] == "100" && keys["c"] == "3" && keys["r"] == "2")
  }

  @Test func itermGetsThePixels() throws {
    let (keys, decoded) = try #require(TerminalDecoder.iterm(drawing(.iterm, picture)))

    #expect(decoded == picture)
    #expect(keys["inline"] == "1" && keys["width"] == "3" && keys["height"] == "2")
  }

  @Test func sixelsAreThePixelsInTheNearestOfTheirColours() throws {
    let decoded = try #require(TerminalDecoder.sixels(drawing(.sixel, picture)))

    #expect((decoded.width, decoded.height) == (24, 32))
    // Half a step of the cube, and what percents cost: 255 / 5 / 2 + 2 and 255 / 6 / 2 + 3.
    for (pixel, drawn) in zip(picture.pixels, decoded.pixels) {
      let distances = stride(from: UInt32(0), to: 24, by: 8).map { shift in
        abs(Int(pixel >> shift & 255) - Int(drawn >> shift & 255))
      }
      #expect(distances[0] <= 28 && distances[1] <= 25 && distances[2] <= 28)
      #expect(drawn >> 24 == 255)
    }
  }

  @Test func coloursOfTheCubeArriveAsTheyAre() throws {
    let pure: [UInt32] = [0xFF00_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF]
    // Seven rows: a full band, and one of a single row.
    let flag = Pixmap(width: 5, height: 7, pixels: (0..<35).map { pure[$0 * 3 % 5] })

    #expect(TerminalDecoder.sixels(Sixel.drawing(flag)) == flag)
  }

  @Test func halfBlocksAreThePixelsMadeSmaller() throws {
    let decoded = try #require(TerminalDecoder.blocks(drawing(.blocks, picture)))

    #expect(decoded == picture.resized(width: 3, height: 4))
    let same = TerminalSize(columns: 24, rows: 16, width: 24 * 8, height: 16 * 16)
    #expect(
      TerminalDecoder.blocks(HalfBlocks.drawing(picture, columns: same.columns, rows: same.rows))
        == picture)
  }

  @Test(arguments: [(BlockMosaic.quadrants, 2), (.sextants, 3)])
  func mosaicsShowEveryPatternOfTwoColours(_ mosaic: BlockMosaic, _ rows: Int) throws {
    #expect(mosaic.rows == rows)
    let patterns = 1 << (rows * 2)
    var picture = Pixmap(width: patterns * 2, height: rows)
    for pattern in 0..<patterns {
      for bit in 0..<rows * 2 {
        picture[pattern * 2 + bit % 2, bit / 2] =
          pattern >> bit & 1 == 1 ? 0xFFFF_8040 : 0xFF10_2000 + UInt32(pattern)
      }
    }

    let lines = mosaic.rowTexts(picture)

    #expect(lines.count == 1)
    #expect(TerminalDecoder.mosaic(lines[0], rows: rows) == picture)
  }

  @Test func moreColoursBecomeTheMeansOfTwoParts() throws {
    let cell = Pixmap(
      width: 2, height: 2, pixels: [0xFF00_0000, 0xFF00_0020, 0xFF00_00C0, 0xFF00_00FE])

    let shown = TerminalDecoder.mosaic(BlockMosaic.quadrants.rowTexts(cell)[0], rows: 2)

    #expect(shown?.pixels == [0xFF00_0010, 0xFF00_0010, 0xFF00_00DF, 0xFF00_00DF])
  }

  @Test func moreThanTheTerminalShowsIsNeverAskedFor() {
    for graphics in GraphicsProtocol.allCases {
      var asked: [Int] = []
      let known = TerminalSize(columns: 20, rows: 10, width: 160, height: 160)
      _ = TerminalPicture(graphics: graphics).lines(width: 1170, height: 2532, in: known) {
        asked += [$0, $1]
        return Pixmap(width: $0, height: $1)
      }
      #expect(asked.count == 2 && asked[0] <= 160 && asked[1] <= 160)
    }
  }

  @Test(arguments: GraphicsProtocol.allCases)
  func whatIsTransparentLiesOnSquares(_ graphics: GraphicsProtocol) throws {
    let text = drawing(graphics, Pixmap(width: 24, height: 32))
    let decoded =
      switch graphics {
      case .kitty: TerminalDecoder.kitty(text)?.picture
      case .iterm: TerminalDecoder.iterm(text)?.picture
      case .sixel: TerminalDecoder.sixels(text)
      case .sextants: TerminalDecoder.mosaic(text, rows: 3)
      case .quadrants: TerminalDecoder.mosaic(text, rows: 2)
      case .blocks: TerminalDecoder.blocks(text)
      }

    #expect(Set(try #require(decoded).pixels).count == 2)
    #expect(decoded?.isOpaque == true)
  }
}
