import DarkroomRaster
import Testing

@testable import DarkroomSnapshotRecord
@testable import DarkroomTerminalPictures

/// What arrives in a terminal is the picture: written, read back, compared.
struct TerminalPictureTests {
  /// Every pixel another color.
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

  @Test func halfBlocksAreThePixelsMadeSmaller() throws {
    let decoded = try #require(TerminalDecoder.blocks(drawing(.blocks, picture)))

    #expect(decoded == picture.resized(width: 3, height: 4))
    let same = TerminalSize(columns: 24, rows: 16, width: 24 * 8, height: 16 * 16)
    #expect(
      TerminalDecoder.blocks(HalfBlocks.drawing(picture, columns: same.columns, rows: same.rows))
        == picture)
  }

  @Test func sextantsShowEveryPatternOfTwoColors() throws {
    var picture = Pixmap(width: 128, height: 3)
    for pattern in 0..<64 {
      for bit in 0..<6 {
        picture[pattern * 2 + bit % 2, bit / 2] =
          pattern >> bit & 1 == 1 ? 0xFFFF_8040 : 0xFF10_2000 + UInt32(pattern)
      }
    }

    let lines = Sextants.rowTexts(picture)

    #expect(lines.count == 1)
    #expect(TerminalDecoder.sextants(lines[0]) == picture)
  }

  @Test func moreColorsBecomeTheMeansOfTwoParts() throws {
    let (dark, light): ([UInt32], [UInt32]) = (
      [0xFF00_0000, 0xFF00_0020], [0xFF00_00C0, 0xFF00_00FE]
    )
    let cell = Pixmap(width: 2, height: 3, pixels: dark + light + light)

    let shown = TerminalDecoder.sextants(Sextants.rowTexts(cell)[0])

    let (mean, other): (UInt32, UInt32) = (0xFF00_0010, 0xFF00_00DF)
    #expect(shown?.pixels == [mean, mean, other, other, other, other])
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

  /// Dots of characters are larger than pixels, so that a small part still has less than a pixel in each.
  @Test(arguments: [GraphicsProtocol.sextants, .blocks])
  func aPartThatIsSmallFillsItsPlaceToo(_ graphics: GraphicsProtocol) {
    var asked: (width: Int, height: Int) = (0, 0)
    let place = TerminalSize(columns: 25, rows: 14)
    _ = TerminalPicture(graphics: graphics).lines(width: 102, height: 94, in: place) {
      asked = ($0, $1)
      return Pixmap(width: $0, height: $1)
    }

    #expect(asked.width == 25 * (graphics == .sextants ? 2 : 1))
  }

  @Test(arguments: [(GraphicsProtocol.sextants, 16), (.blocks, 8), (.kitty, 80)])
  func aPictureOfAFewPixelsIsEnlargedByWholeSteps(_ graphics: GraphicsProtocol, _ columns: Int) {
    var asked: (width: Int, height: Int) = (0, 0)
    let place = TerminalSize(columns: 10, rows: 20)
    let lines = TerminalPicture(graphics: graphics).lines(width: 8, height: 4, in: place) {
      asked = ($0, $1)
      return Pixmap(width: $0, height: $1)
    }

    #expect(asked.width == (graphics == .kitty ? 8 : columns))
    #expect(graphics != .kitty || lines[0].contains("c=10"))
  }

  @Test(arguments: GraphicsProtocol.allCases)
  func whatIsTransparentLiesOnSquares(_ graphics: GraphicsProtocol) throws {
    let text = drawing(graphics, Pixmap(width: 24, height: 32))
    let decoded =
      switch graphics {
      case .kitty: TerminalDecoder.kitty(text)?.picture
      case .iterm: TerminalDecoder.iterm(text)?.picture
      case .sextants: TerminalDecoder.sextants(text)
      case .blocks: TerminalDecoder.blocks(text)
      }

    #expect(Set(try #require(decoded).pixels).count == 2)
    #expect(decoded?.isOpaque == true)
  }
}
