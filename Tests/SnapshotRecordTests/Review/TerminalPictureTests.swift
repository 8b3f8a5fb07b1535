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

  @Test(arguments: GraphicsProtocol.allCases)
  func whatIsTransparentLiesOnSquares(_ graphics: GraphicsProtocol) throws {
    let text = drawing(graphics, Pixmap(width: 24, height: 32))
    let decoded =
      switch graphics {
      case .kitty: TerminalDecoder.kitty(text)?.picture
      case .iterm: TerminalDecoder.iterm(text)?.picture
      case .sixel: TerminalDecoder.sixels(text)
      case .blocks: TerminalDecoder.blocks(text)
      }

    #expect(Set(try #require(decoded).pixels).count == 2)
    #expect(decoded?.isOpaque == true)
  }
}
