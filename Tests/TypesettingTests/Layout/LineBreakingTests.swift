import DarkroomTypesetting
import Testing

struct LineBreakingTests {
  @Test func wordsThatDoNotFitGoToTheNextLine() throws {
    let layout = try layout("The quick brown fox", width: width("brown fox"))

    #expect(layout.lineTexts == ["The quick ", "brown fox"])
    #expect(layout.size.height == 2 * 19.09375)
  }

  @Test func spacesHangOverTheEnd() throws {
    let layout = try layout("Hello    world", width: width("world"))

    #expect(layout.lineTexts == ["Hello    ", "world"])
    #expect(try layout.lines[0].width == width("Hello"))
    #expect(layout.lines[0].trailingWidth > 0)
  }

  @Test func longWordIsCutBetweenGraphemes() throws {
    let layout = try layout("Donaudampf", width: width("Donau") + 1)

    #expect(layout.lineTexts == ["Donau", "dampf"])
  }

  @Test func narrowestLineHoldsOneGrapheme() throws {
    let layout = try layout("a👨‍👩‍👧‍👦e\u{301}", width: 1)

    #expect(layout.lineTexts == ["a", "👨‍👩‍👧‍👦", "e\u{301}"])
  }

  @Test func characterWrappingIgnoresWords() throws {
    let layout = try layout("one two", width: width("one tw") - 1, .byCharWrapping)

    #expect(layout.lineTexts == ["one t", "wo"])
  }

  @Test func clippingLeavesTheRestToTheLastLine() throws {
    let word = try layout("one").size.width + 1
    func texts(_ lines: Int) throws -> [String] {
      let layout = try layout("one two six", width: word, lines: lines, .byClipping)
      #expect(!layout.isTruncated)
      return layout.lineTexts
    }
    #expect(try texts(0) == ["one ", "two ", "six"])
    #expect(try texts(2) == ["one ", "two six"])
    #expect(try texts(1) == ["one two six"])
  }

  /// Without a mode for all of the text, as in a text that is drawn in one call.
  @Test func aParagraphThatClipsIsOneLine() throws {
    let clipping = try text("one two", paragraph: { $0.lineBreakMode = .byClipping })

    #expect(TextLayout(clipping, constraints: TextConstraints(width: 10)).lineTexts == ["one two"])
  }

  /// ภาษา | ไทย | ภาษา | ไทย: a dictionary's words, no spaces.
  @Test func thaiBreaksBetweenWords() throws {
    let layout = try layout("ภาษาไทยภาษาไทย", width: width("ภาษาไทยภา"))

    #expect(layout.lineTexts == ["ภาษาไทย", "ภาษาไทย"])
  }

  /// Kinsoku: a full stop and a small kana may not begin a line, an opening bracket may not end one.
  @Test(arguments: [
    ("日本語。", 48.0, ["日本", "語。"]), ("アニュス", 32, ["ア", "ニュ", "ス"]), ("日日「本」", 48, ["日日", "「本」"]),
  ])
  func japaneseKeepsKinsoku(string: String, width: Double, lines: [String]) throws {
    #expect(try layout(string, width: width).lineTexts == lines)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b"])
  func newlinesEndLines(string: String) throws {
    #expect(try layout(string).shown == ["a", "b"])
  }

  @Test func trailingNewlineHasAnEmptyLine() throws {
    #expect(try layout("a\n").lines.count == 2)
  }

  @Test func emptyTextIsOneLineHigh() throws {
    let layout = try layout("")

    #expect(layout.size.height == 19.09375)
    #expect(layout.size.width == 0)
  }

  @Test func softHyphenShowsWhereTheLineBreaks() throws {
    let broken = try layout("Donau\u{ad}dampf", width: width("Donau-") + 1)
    let whole = try layout("Donau\u{ad}dampf")

    #expect(broken.shown == ["Donau\u{ad}…", "dampf"])
    #expect(whole.shown == ["Donau\u{ad}dampf"])
  }

  @Test func linesBeyondTheHeightAreLeftOut() throws {
    let layout = TextLayout(
      try text("one\ntwo\nthree"), constraints: TextConstraints(width: 100, height: 40))

    #expect(layout.lineTexts == ["one\n", "two\n"])
    #expect(layout.isTruncated)
  }
}
