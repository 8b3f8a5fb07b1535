import DarkroomRaster
import DarkroomTypesetting
import Testing

struct BidiTests {
  @Test func hebrewWithinEnglishRunsRightToLeft() throws {
    let layout = try layout("abc אבג def")
    let box = { (i: Int) in layout.rects(for: i..<(i + 1))[0] }

    #expect(layout.shown == ["abc אבג def"])
    #expect(box(4).minX > box(5).minX)
    #expect(box(5).minX > box(6).minX)
    #expect(box(8).minX > box(4).minX)
  }

  @Test func paragraphThatBeginsInHebrewStandsOnTheRight() throws {
    let layout = try layout("אבג abc", width: 200)

    #expect(layout.lines[0].runs.first?.isRightToLeft == false)
    #expect(abs(layout.lines[0].rect.maxX - 200) < 1e-9)
    #expect(layout.rects(for: 0..<1)[0].minX > layout.rects(for: 4..<5)[0].minX)
  }

  @Test func bracketsAreMirrored() throws {
    let run = try #require(try layout("(א)").lines.first?.runs.first)

    // On the left stands what was typed last, and it is drawn as "(".
    #expect(run.clusters == [2])
    #expect(run.glyphs == [run.font.instance.glyph(for: "(")])
  }

  @Test func truncatedRightToLeftTextEndsOnTheLeft() throws {
    let layout = try layout(
      "שלום עולם שלום", width: width("שלום …") + 1, lines: 1, .byTruncatingTail)

    #expect(layout.lines[0].runs.first?.range.isEmpty == true)
    #expect(layout.isTruncated)
  }

  @Test func forcedDirectionMovesNeutralText() throws {
    let layout = TextLayout(
      try text("12", paragraph: { $0.baseWritingDirection = .rightToLeft }),
      constraints: TextConstraints(width: 100))

    #expect(abs(layout.lines[0].rect.maxX - 100) < 1e-9)
  }

  @Test func arabicLettersJoin() throws {
    let run = try #require(try layout("بب").lines.first?.runs.first)
    let isolated = try #require(run.font.instance.glyph(for: "ب"))

    #expect(!run.glyphs.contains(isolated))
  }

  @Test func selectionAcrossDirectionsIsInPieces() throws {
    let layout = try layout("ab אב cd")

    #expect(layout.rects(for: 0..<8).count == 1)
    #expect(layout.rects(for: 1..<4).count == 2)
  }
}
