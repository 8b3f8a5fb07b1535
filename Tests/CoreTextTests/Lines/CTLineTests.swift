import DarkroomCoreText
import DarkroomUIKit
import Foundation
import Testing

/// Lines of text and their runs.
@MainActor
struct CTLineTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func line(_ text: String) -> CTLine {
    CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
  }

  @Test func boundsAreThoseOfDrawnText() {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    let line = line("Hello ")
    let width = unsafe CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let plain = ("Hello" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(ascent - font.ascender) < 1e-6 && abs(descent + font.descender) < 1e-6)
    #expect(leading == 0)
    #expect(abs(width - CTLineGetTrailingWhitespaceWidth(line) - Double(plain)) < 1e-6)
    #expect(CTLineGetTrailingWhitespaceWidth(line) > 4)
    let ink = CTLineGetImageBounds(line, nil)
    #expect(ink.minY > -1 && ink.maxY < ascent && ink.width < plain && ink.width > plain * 0.8)
    let all = CTLineGetBoundsWithOptions(line, [])
    #expect(all.height == ascent + descent && all.minY == -descent)
  }

  @Test func charactersAndPlacesLeadToEachOther() {
    let line = line("abcd")
    var offsets: [CGFloat] = []
    for index in 0...4 { offsets.append(CTLineGetOffsetForStringIndex(line, index, nil)) }
    #expect(offsets[0] == 0 && offsets == offsets.sorted() && Set(offsets).count == 5)
    for index in 0...4 {
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offsets[index], y: 0)) == index)
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 50)) == 4)
    #expect(CTLineGetGlyphCount(line) == 4)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 4))
  }

  @Test func aLineThatIsTooLongIsCut() throws {
    let long = line("A rather long line of text")
    let cut = try #require(CTLineCreateTruncatedLine(long, 100, .end, nil))
    let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
    #expect(width <= 100 && width > 60)
    #expect(CTLineCreateTruncatedLine(long, 1000, .end, nil) === long)
    #expect(CTLineCreateTruncatedLine(long, 3, .end, line("…")) == nil)
    #expect(CTLineGetPenOffsetForFlush(line("a"), 0, 100) == 0)
    let centered = CTLineGetPenOffsetForFlush(line("a"), 0.5, 100)
    #expect(centered > 40 && centered < 50)
  }

  @Test func runsHaveGlyphsPositionsAndAttributes() throws {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "cd",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20),
          .init(kCTForegroundColorAttributeName): UIColor.red.cgColor,
        ]))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as? [CTRun] ?? []
    try #require(runs.count == 2)
    #expect(CTRunGetStringRange(runs[1]) == CFRangeMake(2, 2) && CTRunGetStatus(runs[0]) == [])
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    var positions = [CGPoint](repeating: .zero, count: 2)
    var indices = [CFIndex](repeating: 0, count: 2)
    unsafe CTRunGetGlyphs(runs[1], CFRangeMake(0, 0), &glyphs)
    unsafe CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    unsafe CTRunGetStringIndices(runs[1], CFRangeMake(0, 2), &indices)
    #expect(!glyphs.contains(0) && indices == [2, 3])
    let first = CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)
    // Letters of the system font's stand-in are widened on both sides, which moves the ink by less than a point.
    #expect(abs(Double(positions[0].x) - first) < 1 && positions[0].y == 0)
    let attributes = CTRunGetAttributes(runs[1])
    let drawn = attributes[kCTFontAttributeName] as? UIFont
    #expect(drawn?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(attributes["NSColor"] as? UIColor == UIColor(cgColor: UIColor.red.cgColor))
  }

  /// Core Text draws upwards: what stands upright in a turned context is what a label draws.
  @Test func aDrawnLineIsThatOfALabel() {
    let size = CGSize(width: 60, height: 30)
    let text = NSAttributedString(
      string: "Hi", attributes: [.font: font, .foregroundColor: UIColor.black])
    let line = CTLineCreateWithAttributedString(text)
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.translateBy(x: 0, y: size.height)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.textPosition = CGPoint(x: 4, y: size.height - font.ascender)
      CTLineDraw(line, context.cgContext)
      let end = context.cgContext.textPosition.x
      let width = CTLineGetTypographicBounds(line, nil, nil, nil)
      #expect(abs(Double(end) - 4 - width) < 1e-6)
    }
    let expected = UIGraphicsImageRenderer(size: size).image { _ in
      text.draw(at: CGPoint(x: 4, y: 0))
    }
    #expect(drawn.pngData() == expected.pngData())
    let empty = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(drawn.pngData() != empty.pngData())
  }
}
