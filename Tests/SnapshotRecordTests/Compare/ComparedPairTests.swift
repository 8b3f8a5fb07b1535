import DarkroomRaster
import Testing

@testable import DarkroomPNG
@testable import DarkroomSnapshotRecord

/// A screen of 60×40 points at twice the pixels: a title, a box, and a switch.
struct ComparedPairTests {
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000
  static let red: UInt32 = 0xFF00_00FF

  /// What is drawn, in pixels.
  struct Screen {
    var width = 120
    var height = 80
    /// Bars that stand for letters.
    var letters = [IntRect(minX: 12, minY: 12, maxX: 60, maxY: 30)]
    var ink = ComparedPairTests.black
    var box = IntRect(minX: 10, minY: 50, maxX: 40, maxY: 70)
    var color = ComparedPairTests.red

    var image: DecodedImage {
      var picture = Pixmap(width: width, height: height, filledWith: ComparedPairTests.white)
      func fill(_ rect: IntRect, _ color: UInt32, step: Int = 1) {
        for y in rect.minY..<min(rect.maxY, height) {
          for x in stride(from: rect.minX, to: min(rect.maxX, width), by: step) {
            picture[x, y] = color
          }
        }
      }
      for letters in letters { fill(letters, ink, step: 3) }
      fill(box, color)
      let tree = """
        UIView; frame = 0 0 60 40; background = #FFFFFF
          UILabel; text = Hello; frame = 5 5 35 12
          UIView; identifier = box; frame = 5 25 15 10; background = #FF0000
        """
      return DecodedImage(
        pixmap: picture,
        metadata: PNGMetadata(scale: 2, texts: [PNGText("View tree", tree)]))
    }
  }

  private func findings(_ theirs: Screen, _ ours: Screen = Screen()) -> [ComparisonFinding] {
    ComparedPair(theirs: theirs.image, ours: ours.image, tolerance: 1).findings
  }

  private func changed(_ change: (inout Screen) -> Void) -> Screen {
    var screen = Screen()
    change(&screen)
    return screen
  }

  @Test func equalPicturesHaveNoFindings() { #expect(findings(Screen()).isEmpty) }

  @Test func otherLettersInTheSamePlaceAreExpected() {
    // The strokes stand one pixel further right: half a point.
    let theirs = changed { $0.letters[0].minX = 13 }

    #expect(findings(theirs).map(\.kind) == [.letters])
    #expect(ComparedPair(theirs: theirs.image, ours: Screen().image, tolerance: 1).isAlike)
  }

  @Test func aTextThatStandsElsewhereHasMoved() {
    let theirs = changed { $0.letters[0] = IntRect(minX: 12, minY: 8, maxX: 60, maxY: 26) }

    #expect(findings(theirs).map(\.cause) == ["2 points lower than on iOS"])
    #expect(findings(theirs).map(\.words) == ["UILabel \"Hello\" is 2 points lower"])
  }

  @Test func aTextKeepsToASide() {
    // Right-aligned: it ends where ours ends, and is 5 % wider.
    let ours = changed { $0.letters[0] = IntRect(minX: 15, minY: 12, maxX: 78, maxY: 30) }
    let theirs = changed { $0.letters[0] = IntRect(minX: 12, minY: 12, maxX: 78, maxY: 30) }

    #expect(findings(theirs, ours).map(\.kind) == [.letters])
  }

  @Test func aWiderTextIsNamedWithItsShare() {
    let theirs = changed { $0.letters[0].maxX = 48 }

    let found = findings(theirs)
    #expect(found.map(\.cause) == ["texts more than 6 % wider than on iOS"])
    #expect(found[0].words.hasPrefix("UILabel \"Hello\": 35 % wider, 17 points on iOS, 23"))
  }

  @Test func anotherNumberOfLinesIsToldAlone() {
    let theirs = changed {
      $0.letters = [
        IntRect(minX: 12, minY: 10, maxX: 40, maxY: 19),
        IntRect(minX: 12, minY: 22, maxX: 40, maxY: 31),
      ]
    }

    #expect(findings(theirs).map(\.words) == ["UILabel \"Hello\": 2 lines on iOS, 1 here"])
  }

  @Test func theColorOfATextIsItsOwnDifference() {
    let theirs = changed { $0.ink = 0xFF66_3300 }

    #expect(findings(theirs).map(\.cause) == ["text color #003366 on iOS, #000000 here"])
  }

  @Test func aTextThatOneSideLacksIsMissing() {
    #expect(findings(changed { $0.letters = [] }).map(\.cause) == ["texts shown only here"])
    #expect(
      findings(Screen(), changed { $0.letters = [] }).map(\.cause) == ["texts shown only on iOS"])
  }

  /// Letters of another font make a view wider that is fitted to them: 123×50.5 points on iOS, 126⅓×50⅓ here.
  ///
  /// As `testSwiftUIView_iOS.1.png` of pointfreeco/swift-snapshot-testing, which has two pixels in a point.
  @Test func anotherScaleIsToldOfAViewThatIsFittedToAText() {
    func image(_ width: Int, _ height: Int, scale: Double) -> DecodedImage {
      DecodedImage(
        pixmap: Pixmap(width: width, height: height, filledWith: Self.white),
        metadata: PNGMetadata(scale: scale))
    }
    func findings(_ width: Int, _ height: Int) -> [ComparisonFinding] {
      let ours = image(379, 151, scale: 3)
      return ComparedPair(theirs: image(width, height, scale: 1), ours: ours, tolerance: 1).findings
    }

    #expect(findings(246, 101).map(\.words) == ["recorded at @2x on iOS, at @3x here"])
    // A view of another size has another size in both directions, or much of it in one.
    #expect(findings(246, 151).map(\.kind) == [.size])
    #expect(findings(200, 101).map(\.kind) == [.size])
  }

  /// A symbol whose arms are longer here, as the plus sign of `testUIView.1.png` of the same suite.
  @Test func whatOneSideDoesNotDrawIsNoOtherColor() {
    let ours = changed { $0.box.maxX = 44 }
    var theirs = Screen().image
    theirs.pixmap = Pixmap(
      width: 120, height: 80, pixels: theirs.pixmap.pixels.map { $0 == Self.white ? 0 : $0 })
    var image = ours.image
    image.pixmap = Pixmap(
      width: 120, height: 80, pixels: image.pixmap.pixels.map { $0 == Self.white ? 0 : $0 })

    let found = ComparedPair(theirs: theirs, ours: image, tolerance: 1).findings
    #expect(found.map(\.kind) == [.drawing])
  }

  @Test func aBoxOfAnotherColorNamesBoth() {
    let theirs = changed { $0.color = 0xFF00_FF00 }

    let found = findings(theirs)
    #expect(found.map(\.kind) == [.color])
    #expect(found[0].cause == "color #00FF00 on iOS, #FF0000 here")
    #expect(
      found[0].words == "UIView #box: #00FF00 on iOS, #FF0000 here, at 10, 50, 30×20")
    #expect(found[0].box == [10, 50, 30, 20])
  }

  @Test func aSizeIsToldInPointsAndTheRestIsCompared() {
    let theirs = changed {
      $0.height = 90
      $0.color = 0xFF00_FF00
    }

    let found = findings(theirs)
    #expect(found.map(\.kind) == [.size, .color])
    #expect(found[0].cause == "shorter than on iOS")
    #expect(found[0].words == "120×90 pixels on iOS, 120×80 here: 5 points shorter")
  }

  @Test func anotherScaleIsToldAlone() {
    var theirs = Screen().image
    theirs.pixmap = Pixmap(width: 60, height: 40, filledWith: Self.white)

    let found = ComparedPair(theirs: theirs, ours: Screen().image, tolerance: 1).findings
    #expect(found.map(\.words) == ["recorded at @1x on iOS, at @2x here"])
  }

  @Test func aTextOnAPictureIsNotMeasured() {
    var ours = Screen().image
    for y in 0..<80 { for x in 0..<120 { ours.pixmap[x, y] = 0xFF00_0000 | UInt32(x * y) } }

    let found = ComparedPair(theirs: Screen().image, ours: ours, tolerance: 1).findings
    #expect(found.contains { $0.kind == .unmeasured })
  }
}
