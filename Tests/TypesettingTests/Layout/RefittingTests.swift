import DarkroomRaster
import DarkroomTypesetting
import Testing

/// A layout fitted into other room must be what a new layout there would be.
struct RefittingTests {
  private static let strings = [
    "Hello", "Hello wide world of words", "two\nlines of text", "  spaces  at ends  ", "",
    "שלום עולם", "a\tb", "日本語の文章です。", "ends in newline\n",
  ]
  private static let alignments: [TextAlignment] = [.left, .center, .right, .natural, .justified]
  private static let widths = [40.0, 90, 91.5, 150, 400, .infinity]

  @Test(arguments: strings)
  func refittedLayoutEqualsANewOne(string: String) throws {
    var kept = 0
    for alignment in Self.alignments {
      let text = try text(string, paragraph: { $0.alignment = alignment })
      for from in Self.widths {
        let layout = TextLayout(text, constraints: room(from))
        for to in Self.widths {
          guard let refitted = layout.refitted(to: room(to)) else { continue }
          kept += 1
          let fresh = TextLayout(text, constraints: room(to))
          #expect(refitted.lines.map(\.origin) == fresh.lines.map(\.origin), "\(from) → \(to)")
          #expect(refitted.lines.map(\.range) == fresh.lines.map(\.range), "\(from) → \(to)")
          #expect(refitted.size == fresh.size)
        }
      }
    }
    #expect(kept >= Self.alignments.count * Self.widths.count, "at least into the same room")
  }

  /// An empty text has no run to ask for its style.
  @Test func anEmptyTextKeepsItsIndent() throws {
    let text = try text(
      "",
      paragraph: {
        $0.firstLineHeadIndent = 12; $0.alignment = .right
      })
    let fresh = TextLayout(text, constraints: room(150))

    #expect(fresh.lines.map(\.origin.x) == [150])
    #expect(TextLayout(text, constraints: room(90)).refitted(to: room(150)) == nil)
  }

  /// Its letters run back: in the middle it is wider than at its end.
  @Test func textThatShrinksIsSetAnewInLessRoom() throws {
    var text = try text("wide words, ")
    var style = text.emptyStyle
    style.kern = -20
    text.append("backwards", style: style)
    style.kern = 0
    text.append(String(repeating: " ", count: 60), style: style)
    let wide = TextLayout(text, constraints: room(400))
    let narrow = TextLayout(text, constraints: room(60))

    #expect(wide.lines.count == 1)
    #expect(wide.lines[0].width < 60)
    #expect(narrow.lines.count > 1)
    #expect(wide.refitted(to: room(60)) == nil)
    #expect(narrow.refitted(to: room(60)) != nil)
  }

  @Test func spacesAtTheEndAreNoWiderThanTheNewRoom() throws {
    let text = try text("wide     ")
    let wide = TextLayout(text, constraints: room(400))
    let word = wide.lines[0].width
    let refitted = try #require(wide.refitted(to: room(word + 1)))

    #expect(wide.size.width > word + 1)
    #expect(refitted.size.width == TextLayout(text, constraints: room(word + 1)).size.width)
  }

  @Test func truncatedAndBrokenLinesAreSetAnew() throws {
    let text = try text("several words on a line")
    let truncated = TextLayout(
      text,
      constraints: TextConstraints(width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    let broken = TextLayout(text, constraints: room(60))

    #expect(
      truncated.refitted(
        to: TextConstraints(width: 300, maximumLines: 1, lineBreakMode: .byTruncatingTail)) == nil)
    #expect(broken.refitted(to: room(300)) == nil)
    #expect(broken.refitted(to: TextConstraints(width: 60, height: 20)) == nil)
  }

  private func room(_ width: Double) -> TextConstraints { TextConstraints(width: width) }
}
