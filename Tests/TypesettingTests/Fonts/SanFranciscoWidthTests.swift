import DarkroomTypesetting
import Testing

/// Widths that labels have on iOS, against the system font's: Measures, text metrics.
struct SanFranciscoWidthTests {
  /// The sum of the advances lies above `low` and is at most `high`: most frames tell it to the pixel only.
  struct KnownLabel: Sendable {
    let text: String
    let size: Double
    let low: Double
    let high: Double

    init(_ text: String, _ size: Double, _ low: Double, _ high: Double) {
      self.text = text
      self.size = size
      self.low = low
      self.high = high
    }

    /// How far a width is from being right, in points.
    func fault(_ width: Double) -> Double { max(0, low - width, width - high) }
  }

  /// OU: advance sums to a 256th of a point.
  ///
  /// UB: a button's width. The others: frames that Interface Builder writes around its own texts, at one or two pixels
  /// to a point, as everybody's storyboards have them.
  private static let known = [
    KnownLabel("Hello UIKit", 8, 41.953, 41.961),
    KnownLabel("0123456789", 8, 50.449, 50.457),
    KnownLabel("WWWW MMMM", 8, 63.012, 63.02),
    KnownLabel("Click me!", 15, 63, 64),
    KnownLabel("Label", 17, 41, 41.5),
    KnownLabel("Button", 15, 45, 46),
    KnownLabel("Button", 17, 50, 51),
    KnownLabel("Title", 17, 33, 33.5),
    KnownLabel("Subtitle", 12, 43.5, 44),
    KnownLabel("Detail", 17, 43.5, 44),
  ]

  /// The half that the letters' widths were fitted to.
  ///
  /// An odd hash of text and size; and a label most of whose characters stand in no other one, for nothing else could
  /// tell how wide they are.
  private static func isFitted(_ label: KnownLabel) -> Bool {
    let others = known.filter { $0.text != label.text }.map(\.text).joined()
    let alone = label.text.filter { !others.contains($0) }.count
    if alone * 2 > label.text.count { return true }
    let words = "\(label.text) \(Int(label.size))"
    let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return hash % 2 == 1
  }

  @Test(arguments: known.filter(isFitted))
  func labelsThatWereFittedHaveTheirWidths(label: KnownLabel) throws {
    #expect(label.fault(try width(label.text, size: label.size)) < 0.1)
  }

  @Test(arguments: known.filter { !isFitted($0) })
  func otherLabelsAreWithinAThirdOfAPoint(label: KnownLabel) throws {
    #expect(label.fault(try width(label.text, size: label.size)) < 1.0 / 3)
  }

  @Test func bothHalvesHaveLabels() {
    let fitted = Self.known.filter(Self.isFitted)

    #expect((1..<Self.known.count).contains(fitted.count))
  }
}
