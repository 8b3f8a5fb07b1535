import DarkroomRaster
import DarkroomTypesetting
import Testing

/// Lines avoid the excluded areas of a layout.
struct ExclusionTests {
  private static let words = "one two six ten old new red big far low hot dry"

  private func layout(
    _ string: String = words, width: Double = 200, padding: Double = 0, around path: Path,
    evenOdd: Bool = false, lines: Int = 0, _ mode: LineBreakMode? = nil,
    paragraph: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    TextLayout(
      try text(string, paragraph: paragraph),
      constraints: TextConstraints(
        width: width, maximumLines: lines, lineBreakMode: mode,
        exclusions: TextExclusions(
          [ExcludedOutline(path, usesEvenOddRule: evenOdd)], padding: padding)))
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(rect: Rect(x: x, y: y, width: width, height: height))
  }

  @Test func textContinuesAtTheOtherSideOfAnArea() throws {
    let layout = try layout(around: box(70, 0, 60, 10))
    let (left, right) = (layout.lines[0], layout.lines[1])

    #expect(left.top == 0)
    #expect(right.top == 0)
    #expect(left.range.upperBound == right.range.lowerBound)
    #expect(left.origin.x == 0)
    #expect(left.rect.maxX <= 70)
    #expect(right.origin.x == 130)
    #expect(right.rect.maxX <= 200)
    #expect(layout.lines[2].top == left.height)
    #expect(layout.lines[2].origin.x == 0)
    #expect(layout.lines[2].rect.maxX > 130)
  }

  @Test func anAreaElsewhereChangesNothing() throws {
    let plain = TextLayout(
      try text(Self.words), constraints: TextConstraints(width: 200))
    let layout = try layout(around: box(0, 500, 200, 50))

    #expect(layout.lines.map(\.origin) == plain.lines.map(\.origin))
    #expect(layout.lines.map(\.range) == plain.lines.map(\.range))
    #expect(layout.size == plain.size)
  }

  @Test func linesMoveBelowAnAreaAsWideAsTheLayout() throws {
    let layout = try layout(around: box(0, 5, 200, 30))

    #expect(layout.lines[0].top == 35)
    #expect(layout.lines[0].origin.x == 0)
  }

  @Test func linesFollowTheOutlineOfACurve() throws {
    let circle = Path(ellipseIn: Rect(x: -60, y: 0, width: 120, height: 120))
    let layout = try layout(String(repeating: "word ", count: 60), around: circle)
    let beside = layout.lines.filter { $0.top < 120 }
    for line in beside {
      let nearest = min(max(60, line.top), line.top + line.height)
      let edge = (3600 - (nearest - 60) * (nearest - 60)).squareRoot()
      #expect(abs(line.origin.x - edge) < 0.2)
    }
    #expect(beside.count > 4)
    #expect(layout.lines.last?.origin.x == 0)
  }

  @Test func theFillRuleDecidesWhatIsInside() throws {
    var path = box(-50, -50, 300, 300)
    path.append(box(20, 0, 160, 100))

    #expect(try layout(around: path, evenOdd: true).lines.first?.origin.x == 20)
    #expect(try layout(around: path).lines.first?.top == 250)
  }

  @Test func textFromRightToLeftBeginsAtTheRight() throws {
    let layout = try layout("שלום עולם שלום עולם שלום", around: box(70, 0, 60, 10))
    let (first, second) = (layout.lines[0], layout.lines[1])

    #expect(first.top == second.top)
    #expect(abs(first.rect.maxX - 200) < 0.01)
    #expect(first.origin.x >= 130)
    #expect(abs(second.rect.maxX - 70) < 0.01)
  }

  @Test func eachParagraphBeginsBelowTheOneBefore() throws {
    let layout = try layout("one\ntwo", around: box(70, 0, 60, 10))

    #expect(layout.lineTexts == ["one\n", "two"])
    #expect(layout.lines[1].top == layout.lines[0].height)
    #expect(layout.lines[1].origin.x == 0)
  }

  @Test func linesAreAlignedBesideTheArea() throws {
    let layout = try layout("one", around: box(0, 0, 100, 100)) { $0.alignment = .center }

    #expect(abs(layout.lines[0].rect.minX + layout.lines[0].rect.maxX - 300) < 0.01)
  }

  @Test func indentsCountFromTheMarginOfTheLayout() throws {
    let layout = try layout("one", around: box(0, 0, 30, 100)) { $0.firstLineHeadIndent = 40 }

    #expect(layout.lines[0].origin.x == 40)
  }

  /// The layout begins after the padding, so its left edge is 5 points from that of the container.
  @Test func thePaddingIsAddedAtBothEndsOfEachPart() throws {
    let layout = try layout(width: 190, padding: 5, around: box(70, 0, 60, 10))

    #expect(layout.lines[0].origin.x == 0)
    #expect(layout.lines[0].rect.maxX <= 65)
    #expect(layout.lines[1].origin.x == 135)
  }

  @Test func roomsTooNarrowForALetterStayEmpty() throws {
    let layout = try layout(around: box(1, 0, 100, 10))

    #expect(layout.lines[0].origin.x == 101)
  }

  @Test func aRowIsAsHighAsItsHighestPart() throws {
    var mixed = try text("one two ")
    mixed.append("six", style: try text("six", size: 40).emptyStyle)
    let layout = TextLayout(
      mixed,
      constraints: TextConstraints(
        width: 200,
        exclusions: TextExclusions(
          [ExcludedOutline(box(60, 0, 30, 90), usesEvenOddRule: false)], padding: 0)))

    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].top == layout.lines[1].top)
    #expect(layout.lines[0].height == layout.lines[1].height)
    #expect(layout.lines[0].baseline == layout.lines[1].baseline)
  }

  @Test func theEllipsisIsAtTheEndOfTheLastRow() throws {
    let layout = try layout(around: box(70, 0, 60, 10), lines: 1, .byTruncatingTail)

    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(layout.lines[1].origin.x == 130)
  }

  @Test func aPointFindsTheTextAtItsSide() throws {
    let layout = try layout(around: box(70, 0, 60, 10))
    let (left, right) = (layout.lines[0], layout.lines[1])

    #expect(layout.index(at: Point(x: 1, y: 5)) == left.range.lowerBound)
    #expect(layout.index(at: Point(x: 131, y: 5)) == right.range.lowerBound)
  }

  @Test func layoutsAroundAreasAreNotTakenForOthers() throws {
    let text = try text(Self.words)
    let plain = TextConstraints(width: 200)
    var around = plain
    around.exclusions = TextExclusions(
      [ExcludedOutline(box(70, 0, 60, 10), usesEvenOddRule: false)], padding: 0)
    let first = TextLayout.remembered(text, constraints: plain)
    let second = TextLayout.remembered(text, constraints: around)
    let third = TextLayout.remembered(text, constraints: plain)

    #expect(first.lines.map(\.range) == third.lines.map(\.range))
    #expect(second.lines[1].origin.x == 130)
  }
}
