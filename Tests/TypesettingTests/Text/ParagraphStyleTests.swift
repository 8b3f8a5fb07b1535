import DarkroomRaster
import DarkroomTypesetting
import Testing

struct ParagraphStyleTests {
  private let natural = 19.09375

  private func layout(
    _ string: String, width: Double = 200, _ change: (inout ParagraphStyle) -> Void
  ) throws -> TextLayout {
    TextLayout(try text(string, paragraph: change), constraints: TextConstraints(width: width))
  }

  @Test func multipleRaisesTheLineAboveTheText() throws {
    let line = try layout("x", { $0.lineHeightMultiple = 1.5 }).lines[0]

    #expect(line.height == natural * 1.5)
    #expect(line.height - line.baseline == 3.859375)
  }

  @Test func minimumAndMaximumBoundTheHeight() throws {
    #expect(try layout("x", { $0.minimumLineHeight = 30 }).size.height == 30)
    #expect(try layout("x", { $0.maximumLineHeight = 10 }).size.height == 10)
  }

  @Test func spacingStandsBetweenLinesOnly() throws {
    #expect(try layout("x", { $0.lineSpacing = 5 }).size.height == natural)
    #expect(try layout("x\nx\nx", { $0.lineSpacing = 5 }).size.height == natural * 3 + 10)
  }

  @Test func paragraphSpacingStandsBetweenParagraphs() throws {
    let layout = try layout("x\nx\u{2028}x") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 3
    }

    #expect(layout.lines.map(\.top) == [0, natural + 10, natural * 2 + 10])
  }

  @Test func indentsMoveLines() throws {
    let layout = try layout("one two three", width: 95) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -5
    }

    #expect(layout.lines.map(\.origin.x) == [20, 10])
    #expect(layout.lines.allSatisfy { $0.rect.maxX <= 90 })
  }

  @Test func linesAreAligned() throws {
    let width = try width("x")

    #expect(try layout("x", width: 100, { $0.alignment = .right }).lines[0].origin.x == 100 - width)
    #expect(
      try layout("x", width: 100, { $0.alignment = .center }).lines[0].origin.x
        == (100 - width) / 2)
  }

  @Test func justifiedLinesFillTheWidthButTheLast() throws {
    let layout = try layout("one two three four", width: 110) { $0.alignment = .justified }

    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - 110) < 1e-9)
    #expect(layout.lines[1].width < 100)
  }

  @Test func tabsStopEvery28Points() throws {
    let layout = try layout("a\tb\tc") { _ in }

    #expect(layout.rects(for: 2..<3)[0].minX == 28)
    #expect(layout.rects(for: 4..<5)[0].minX == 56)
  }

  @Test func rightTabEndsTextAtTheStop() throws {
    let layout = try layout("a\tbcd") {
      $0.tabStops = [TextTab(alignment: .right, location: 100)]
    }

    #expect(abs(layout.rects(for: 2..<5)[0].maxX - 100) < 1e-9)
  }

  @Test func baselineOffsetRaisesGlyphsAndLine() throws {
    let raised = TextLayout(try text("x", { $0.baselineOffset = 4 }))

    #expect(raised.size.height == natural + 4)
    #expect(raised.lines[0].runs[0].positions[0].y == -4)
    #expect(raised.lines[0].ascent == 15.234375 + 4)
  }

  @Test func attachmentTakesItsRoom() throws {
    let picture = TextAttachment(bounds: Rect(x: 0, y: -5, width: 30, height: 40)) { _, _ in }
    let layout = TextLayout(try text("\u{fffc}", { $0.attachment = picture }))

    #expect(layout.size.width == 30)
    #expect(layout.size.height == 40)
    #expect(layout.firstBaseline == 35)
  }

  @Test func caretAndIndexAreInverse() throws {
    let layout = try layout("Hello\nWorld") { _ in }

    for index in [0, 3, 6, 9] {
      let caret = layout.caretRect(at: index)
      #expect(layout.index(at: Point(x: caret.minX, y: caret.minY + 1)) == index)
    }
  }
}
