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

  @Test func sixelsAreBandsOfSixRows() {
    let text = Sixel.drawing(Pixmap(width: 5, height: 6, filledWith: red))

    // Pure red is level 5 of 6 in red: index 5 × 7 × 6. Six set rows are the character 63 + 63.
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;5;6#0;2;0;0;0"))
    #expect(text.hasSuffix("#210!5~-\u{1B}\\"))
  }

  @Test func terminalsAreKnownByTheirVariables() {
    #expect(GraphicsProtocol.detected(["TERM": "xterm-kitty"]) == .kitty)
    #expect(GraphicsProtocol.detected(["TERM": "xterm-kitty", "TMUX": "x"]) == .blocks)
    #expect(GraphicsProtocol.detected(["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(GraphicsProtocol.detected(["TERM": "foot"]) == .sixel)
    #expect(GraphicsProtocol.detected(["TERM": "xterm-256color"]) == .blocks)
  }

  @Test func kittyGetsPiecesOfFourKilobytes() {
    var noise = Pixmap(width: 64, height: 64, filledWith: red)
    for index in noise.pixels.indices {
      noise.pixels[index] = 0xFF00_0000 | UInt32(index &* 2_654_435_761 & 0xFF_FFFF)
    }

    let text = TerminalPicture(graphics: .kitty).drawing(
      noise, in: TerminalSize(columns: 40, rows: 20))
    let pieces = text.split(separator: "\u{1B}\\")

    #expect(pieces.count > 1 && pieces.allSatisfy { $0.utf8.count < 4096 + 64 })
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100") == true)
    #expect(pieces.first?.contains("m=1;") == true && pieces.last?.contains("m=0;") == true)
  }

  @Test func textIsCutToColumnsAndColoursAreFree() {
    #expect(ReviewScreen.clipped("\u{1B}[31mabcdef\u{1B}[0m", 3) == "\u{1B}[31mabc")
    #expect(ReviewScreen.clipped("画面", 3) == "画")
  }

  @Test func aLongPathKeepsItsEnd() {
    #expect(ReviewScreen.ending(of: "Tests/testCard.1.png", 20) == "Tests/testCard.1.png")
    #expect(ReviewScreen.ending(of: "Tests/testCard.1.png", 15) == "…testCard.1.png")
    #expect(ReviewScreen.ending(of: "testCard", 0) == "…")
  }

  @Test func keysAreReadFromTheirBytes() {
    #expect(TerminalKey([97]) == .character("a"))
    #expect(TerminalKey([27, 91, 66]) == .down)
    #expect(TerminalKey([3]) == .interrupt)

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
