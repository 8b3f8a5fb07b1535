import DarkroomTypesetting
import Testing

struct TruncationTests {
  @Test func tailKeepsWhatFitsBeforeTheEllipsis() throws {
    let layout = try layout(
      "Hello World", width: width("Hello W…") + 2, lines: 1, .byTruncatingTail)

    #expect(layout.shown == ["Hello W…"])
    #expect(layout.isTruncated)
  }

  @Test func tailDropsSpacesBeforeTheEllipsis() throws {
    let layout = try layout(
      "Hello World", width: width("Hello …") + 0.5, lines: 1, .byTruncatingTail)

    #expect(layout.shown == ["Hello…"])
  }

  @Test func headKeepsTheEnd() throws {
    let layout = try layout("Hello World", width: width("…orld") + 0.5, lines: 1, .byTruncatingHead)

    #expect(layout.shown == ["…orld"])
  }

  @Test func middleKeepsBothEnds() throws {
    let layout = try layout(
      "abcabcabc", width: width("abc…abc") + 1, lines: 1, .byTruncatingMiddle)

    #expect(layout.shown == ["abc…abc"])
  }

  @Test func whatFitsIsNotTruncated() throws {
    let layout = try layout("Hello", width: width("Hello"), lines: 1, .byTruncatingTail)

    #expect(layout.shown == ["Hello"])
    #expect(!layout.isTruncated)
  }

  @Test func lastOfSeveralLinesIsTruncated() throws {
    let layout = try layout(
      "a b three four", width: width("three…") + 1, lines: 2, .byTruncatingTail)

    #expect(layout.shown == ["a b", "three…"])
  }

  @Test func nextParagraphIsHiddenBehindAnEllipsis() throws {
    #expect(try layout("a\nb", width: 100, lines: 1, .byTruncatingTail).shown == ["a…"])
  }

  @Test func heightTruncatesTheLastLineThatFits() throws {
    let layout = TextLayout(
      try text("one\ntwo\nthree"),
      constraints: TextConstraints(width: 100, height: 40, lineBreakMode: .byTruncatingTail))

    #expect(layout.shown == ["one", "two…"])
    #expect(layout.size.height == 2 * 19.09375)
  }

  @Test func graphemesStayWhole() throws {
    let layout = try layout(
      "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: width("👨‍👩‍👧‍👦👨‍👩‍👧‍👦…") - 1, lines: 1, .byTruncatingTail)

    #expect(layout.shown == ["👨‍👩‍👧‍👦…"])
  }

  @Test func ellipsisTakesTheStyleOfTheTextBefore() throws {
    var mixed = try text("big ", size: 16)
    mixed.append("small small small", style: try text("", size: 8).emptyStyle)
    let layout = TextLayout(
      mixed,
      constraints: TextConstraints(width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail))

    #expect(layout.lines[0].runs.last?.range.isEmpty == true)
    #expect(layout.lines[0].runs.last?.font.size == 8)
  }

  @Test func slightlyTooWideTextIsTightenedWhereAllowed() throws {
    let room = try width("Hello World") * 0.97
    func layout(tightening: Bool) throws -> TextLayout {
      TextLayout(
        try text(
          "Hello World", paragraph: { $0.allowsDefaultTighteningForTruncation = tightening }),
        constraints: TextConstraints(
          width: room, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    }

    let tight = try layout(tightening: true)
    #expect(tight.shown == ["Hello World"])
    #expect(abs(tight.size.width - room) < 0.001)
    #expect(try layout(tightening: false).isTruncated)
  }

  @Test func paragraphsOwnTruncatingModeKeepsOneLineEach() throws {
    let layout = TextLayout(
      try text("one two three\nfour", paragraph: { $0.lineBreakMode = .byTruncatingTail }),
      constraints: TextConstraints(width: try width("one two")))

    #expect(layout.lines.count == 2)
    #expect(layout.shown[0].hasSuffix("…"))
  }
}
