import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomSnapshotRecord
@testable import DarkroomTerminalPictures

struct TerminalTests {
  let red: UInt32 = 0xFF00_00FF
  let blue: UInt32 = 0xFFFF_0000

  @Test func halfBlocksShowTwoPixelsEach() {
    let picture = Pixmap(width: 1, height: 2, pixels: [red, blue])

    #expect(
      HalfBlocks.drawing(picture, columns: 1, rows: 1)
        == "\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀\u{1B}[0m")
  }

  @Test func makingSmallerAveragesAndMakingLargerRepeats() {
    let picture = Pixmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF64_6464])

    #expect(picture.resized(width: 1, height: 1).pixels == [0xFF32_3232])
    #expect(
      picture.resized(width: 4, height: 1).pixels == [
        0xFF00_0000, 0xFF00_0000, 0xFF64_6464, 0xFF64_6464,
      ])
  }

  @Test func aPartIsResizedAndWhatLiesOutsideIsTransparent() {
    let picture = Pixmap(width: 2, height: 2, pixels: [red, blue, blue, red])

    let part = picture.resized(
      IntRect(minX: 1, minY: 0, maxX: 3, maxY: 2), width: 2, height: 2)
    #expect(part.pixels == [blue, 0, red, 0])
    let large = Pixmap(width: 700, height: 300, filledWith: 0xFF0A_141E)
    #expect(large.resized(width: 1, height: 1).pixels == [0xFF0A_141E])
  }

  /// Cells of one width and of two, of one pixel, of many and of more than 256 rows.
  @Test(arguments: [
    (37, 41, 5, 7), (37, 41, 36, 40), (60, 700, 4, 2), (9, 8, 20, 19), (90, 90, 2, 1),
  ])
  func eachPixelIsTheMeanOfItsCell(_ width: Int, _ height: Int, _ columns: Int, _ rows: Int) {
    var picture = Pixmap(width: width, height: height)
    for index in picture.pixels.indices {
      picture.pixels[index] = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
    }
    let small = picture.resized(width: columns, height: rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let (left, top) = (x * width / columns, y * height / rows)
        let (right, bottom) = ((x + 1) * width / columns, (y + 1) * height / rows)
        var sums: [UInt32] = [0, 0, 0, 0]
        var count: UInt32 = 0
        for row in top..<max(top + 1, bottom) {
          for column in left..<max(left + 1, right) {
            for channel in 0..<4 {
              sums[channel] += picture[column, row] >> UInt32(8 * channel) & 255
            }
            count += 1
          }
        }
        let means = sums.map { ($0 + count / 2) / count }
        #expect(small[x, y] == means[0] | means[1] << 8 | means[2] << 16 | means[3] << 24)
      }
    }
  }

  @Test func aDifferenceOfOnePixelIsSeenInASmallPicture() {
    let old = Pixmap(width: 40, height: 40, filledWith: .max)
    var new = old
    new[30, 10] = red

    let whole = IntRect(minX: 0, minY: 0, maxX: 40, maxY: 40)
    let small = old.difference(from: new, in: whole, width: 2, height: 2)
    // White stays white; half of the cell's color is red.
    #expect(small.pixels == [.max, 0xFF7F_7FFE, .max, .max])
    let exact = old.difference(from: new, in: whole, width: 40, height: 40)
    #expect(exact[30, 10] == 0xFF00_00FF && exact.pixels.count { $0 == .max } == 1599)
  }

  @Test func whatOnePictureAloneCoversHasItsOwnColour() {
    let old = Pixmap(width: 2, height: 1, filledWith: .max)
    let new = Pixmap(width: 1, height: 2, filledWith: .max)

    let both = old.difference(
      from: new, in: IntRect(minX: 0, minY: 0, maxX: 2, maxY: 2), width: 2, height: 2)
    #expect(both.pixels == [.max, 0xFFC0_C0FF, 0xFFC0_FFC0, 0xFFC0_FFC0])
  }

  @Test func terminalsAreKnownByTheirVariables() {
    #expect(GraphicsProtocol.detected(["TERM": "xterm-kitty"]) == .kitty)
    #expect(GraphicsProtocol.detected(["TERM": "xterm-kitty", "TMUX": "x"]) == .blocks)
    #expect(GraphicsProtocol.detected(["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(GraphicsProtocol.detected(["TERM": "foot"]) == .sextants)
    #expect(GraphicsProtocol.detected(["TERM": "xterm-256color"]) == .blocks)
    #expect(GraphicsProtocol.detected(["TERM": "xterm", "VTE_VERSION": "7402"]) == .sextants)
    #expect(GraphicsProtocol.detected(["TERM": "linux"]) == .blocks)
  }

  @Test func kittyGetsPiecesOfFourKilobytes() {
    var noise = Pixmap(width: 64, height: 64, filledWith: red)
    for index in noise.pixels.indices {
      let mixed = UInt64(index * index) &* 0x9E37_79B9_7F4A_7C15
      noise.pixels[index] = 0xFF00_0000 | UInt32(mixed >> 40)
    }

    let text = TerminalPicture(graphics: .kitty).drawing(
      noise, in: TerminalSize(columns: 40, rows: 20))
    let pieces = text.split(separator: "\u{1B}\\")

    #expect(pieces.count > 1 && pieces.allSatisfy { $0.utf8.count < 4096 + 64 })
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100") == true)
    #expect(pieces.first?.contains("m=1;") == true && pieces.last?.contains("m=0;") == true)
  }

  @Test func textIsCutToColumnsAndColoursAreFree() {
    #expect(TerminalColumns.clipped("\u{1B}[31mabcdef\u{1B}[0m", 3) == "\u{1B}[31mab…")
    #expect(TerminalColumns.clipped("画面", 3) == "画…")
  }

  @Test(arguments: [
    ("abc", 3), ("\u{1B}[31mab\u{1B}[0m", 2), ("画面", 4), ("カード", 6), ("한글", 4), ("＋", 2), ("😀", 2),
    ("👨‍👩‍👧", 2), ("é", 1), ("e\u{301}", 1), ("\u{200B}", 0), ("▀", 1), ("⚠️", 2), ("→", 1),
  ])
  func wideCharactersCountTwice(_ text: String, _ columns: Int) {
    #expect(TerminalColumns.count(text) == columns)
  }

  @Test func aLongPathKeepsItsEnd() {
    #expect(TerminalColumns.ending(of: "Tests/testCard.1.png", 20) == "Tests/testCard.1.png")
    #expect(TerminalColumns.ending(of: "Tests/testCard.1.png", 15) == "…testCard.1.png")
    #expect(TerminalColumns.ending(of: "画面.png", 7) == "…面.png")
    #expect(TerminalColumns.ending(of: "testCard", 0) == "…")
  }

  @Test func keysAreReadFromTheirBytes() {
    #expect(TerminalKey([97]) == .character("a"))
    #expect(TerminalKey([27, 91, 66]) == .down)
    #expect(TerminalKey([3]) == .interrupt)
    #expect(TerminalKey([26]) == .stop)

    var typed: [UInt8] = [97, 27, 91, 65, 0xC3, 0xA4, 13]
    let keys = (0..<4).map { _ in TerminalKey(from: &typed) }
    #expect(keys == [.character("a"), .up, .character("ä"), .enter] && typed.isEmpty)
  }

  @Test func changedLinesKeepTheirNeighbours() {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "line 10\n", with: "ten\n")

    let lines = ReportTextLine.lines(old: old, new: new, context: 1)

    #expect(
      lines == [
        ReportTextLine(g: 8), ReportTextLine(k: " ", t: "line 9", o: 9, n: 9),
        ReportTextLine(k: "-", t: "line 10", o: 10), ReportTextLine(k: "+", t: "ten", n: 10),
        ReportTextLine(k: " ", t: "line 11", o: 11, n: 11), ReportTextLine(g: 9),
      ])
  }
}
