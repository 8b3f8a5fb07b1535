import DarkroomRaster
import Testing

@testable import DarkroomImageComparison

struct InkTests {
  private let label = canvas(
    "..........", "..#.#.#...", "..#.###...", "..........", "..........", "..##.##...",
    "..##.##...",
    "..........")
  private let whole = IntRect(minX: 0, minY: 0, maxX: 10, maxY: 8)

  @Test func lettersStandOutFromTheGround() {
    let ink = Ink(in: whole, of: label, reaching: whole, unlike: label)

    #expect(ink.ground == .max && ink.evenness == 0.8125)
    #expect(ink.box == IntRect(minX: 2, minY: 1, maxX: 7, maxY: 7))
    #expect(ink.color == 0xFF00_0000 && ink.lines == 2)
  }

  @Test func anAccentIsNoLine() {
    let accent = canvas(
      "...##....", ".........", "..####...", "..####...", "..####...", "..####...")
    let all = IntRect(minX: 0, minY: 0, maxX: 9, maxY: 6)

    #expect(Ink(in: all, of: accent, reaching: all, unlike: accent).lines == 1)
  }

  @Test func whatBothHaveAroundTheTextBelongsToSomethingElse() {
    let part = IntRect(minX: 2, minY: 1, maxX: 5, maxY: 7)
    let other = label.with(.max, at: (6, 5), (6, 6))

    let ink = Ink(in: part, of: label, reaching: whole, unlike: other)

    // Right of the part, the other picture has the upper word and not the end of the lower one.
    #expect(ink.box == IntRect(minX: 2, minY: 1, maxX: 7, maxY: 7))
    #expect(
      Ink(in: part, of: label, reaching: whole, unlike: label).box
        == IntRect(minX: 2, minY: 1, maxX: 5, maxY: 7))
  }

  @Test func aLineAboveATextIsNoPartOfIt() {
    let underlined = canvas("##########", "..........", "..........", "..##.##...", "..##.##...")
    let plain = canvas("..........", "..........", "..........", "..##.##...", "..##.##...")
    let part = IntRect(minX: 0, minY: 3, maxX: 10, maxY: 5)
    let around = IntRect(minX: 0, minY: 0, maxX: 10, maxY: 5)

    let ink = Ink(in: part, of: underlined, reaching: around, unlike: plain)

    #expect(ink.box == IntRect(minX: 2, minY: 3, maxX: 7, maxY: 5))
  }

  /// As the hairline of a navigation bar that ends where a label begins.
  @Test func aLineThroughThePlaceOfATextIsNoPartOfIt() {
    let ruled = canvas("##########", "..........", "..........", "..##.##...", "..##.##...")
    let all = IntRect(minX: 0, minY: 0, maxX: 10, maxY: 5)
    let part = IntRect(minX: 1, minY: 0, maxX: 9, maxY: 5)

    let ink = Ink(in: part, of: ruled, reaching: all, unlike: ruled)

    #expect(ink.box == IntRect(minX: 2, minY: 3, maxX: 7, maxY: 5))
    #expect(ink.lines == 1)
  }

  /// As the border of a box whose padding is as wide as the text is tall.
  @Test func aLineBesideATextIsNoPartOfIt() {
    let bordered = canvas("#.........", "#..##.##..", "#..##.##..", "#.........")
    let plain = canvas("..........", "...##.##..", "...##.##..", "..........")
    let all = IntRect(minX: 0, minY: 0, maxX: 10, maxY: 4)
    let part = IntRect(minX: 2, minY: 0, maxX: 9, maxY: 4)

    let ink = Ink(in: part, of: bordered, reaching: all, unlike: plain)

    #expect(ink.box == IntRect(minX: 3, minY: 1, maxX: 8, maxY: 3))
  }

  @Test func nothingStandsOutFromAnEvenPart() {
    let even = Pixmap(width: 10, height: 8, filledWith: gray(200))
    let ink = Ink(in: whole, of: even, reaching: whole, unlike: even)

    #expect(ink.box == nil && ink.color == nil && ink.lines == 0 && ink.evenness == 1)
  }

  @Test func aPartOutsideOfThePictureIsEmpty() {
    let outside = IntRect(minX: 20, minY: 20, maxX: 30, maxY: 30)
    #expect(Ink(in: outside, of: label, reaching: outside, unlike: label).box == nil)
  }

  // MARK: Moves

  /// A picture of 60×60 with a black rectangle.
  private func card(x: Int, y: Int) -> Pixmap {
    var picture = Pixmap(width: 60, height: 60, filledWith: .max)
    for row in y..<y + 10 { for column in x..<x + 20 { picture[column, row] = gray(0) } }
    return picture
  }

  @Test(arguments: [(0, 3), (0, -5), (7, 0), (-2, 3)])
  func aPartThatMovedIsFound(x: Int, y: Int) throws {
    let (old, new) = (card(x: 20, y: 20), card(x: 20 + x, y: 20 + y))
    let box = try #require(ImageComparison().compare(reference: old, actual: new).boundingBox)

    let shift = try #require(PictureShift(of: box, in: new, from: old, reach: 10))

    #expect(shift.x == x && shift.y == y)
  }

  @Test func whatGrewOrIsGoneHasNotMoved() {
    let part = IntRect(minX: 10, minY: 10, maxX: 50, maxY: 50)
    var taller = card(x: 20, y: 20)
    for column in 20..<40 { for row in 30..<34 { taller[column, row] = gray(0) } }

    #expect(PictureShift(of: part, in: taller, from: card(x: 20, y: 20), reach: 10) == nil)
    let empty = Pixmap(width: 60, height: 60, filledWith: .max)
    #expect(PictureShift(of: part, in: empty, from: card(x: 20, y: 20), reach: 10) == nil)
  }

  // MARK: Colors

  @Test func mostDifferingPixelsHaveOnePairOfColors() throws {
    let old = canvas("aaaa", "aaaa", "....")
    let new = canvas("bbbb", "bbbc", "....")
    let difference = ImageComparison().compare(reference: old, actual: new)
    let whole = IntRect(minX: 0, minY: 0, maxX: 4, maxY: 3)

    let colors = try #require(difference.commonColors(in: whole, reference: old, actual: new))

    #expect(colors == CommonColors(old: gray(0), new: gray(10), share: 0.875))
    let lower = IntRect(minX: 0, minY: 2, maxX: 4, maxY: 3)
    #expect(difference.commonColors(in: lower, reference: old, actual: new) == nil)
  }
}
