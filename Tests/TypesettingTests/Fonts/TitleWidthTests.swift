import DarkroomTypesetting
import Testing

/// Widths that titles have on iOS, against the system font's: Measures, text metrics.
struct TitleWidthTests {
  /// The sums of the advances of `texts` in one font.
  struct KnownFont: Sendable {
    let size: Double
    let weight: Double
    let widths: [Double]

    init(_ size: Double, _ weight: Double, _ widths: [Double]) {
      self.size = size
      self.weight = weight
      self.widths = widths
    }
  }

  private static let texts = [
    "Hello UIKit", "The quick brown fox jumps over the lazy dog", "0123456789",
    "AVAST Wavy To. LT", "iiiiillll", "WWWW MMMM",
  ]

  private static let regular = 0.0
  private static let semibold = 0.3
  private static let bold = 0.4

  /// OU, on iOS 26.1; what was fitted are the advances of single letters at 20, 28 and 40 points.
  private static let fonts = [
    KnownFont(20, regular, [91.62, 388.65, 115.22, 168.48, 39.01, 146.92]),
    KnownFont(20, bold, [99.10, 415.13, 124.05, 178.34, 46.17, 152.40]),
    KnownFont(22, regular, [99.66, 420.57, 127.28, 182.22, 42.47, 161.03]),
    KnownFont(22, bold, [107.91, 451.79, 136.59, 193.31, 50.08, 167.10]),
    KnownFont(24, regular, [108.53, 455.26, 140.38, 197.00, 46.70, 175.87]),
    KnownFont(24, semibold, [114.24, 478.28, 146.53, 204.83, 51.77, 180.09]),
    KnownFont(26, regular, [117.74, 492.88, 152.80, 213.17, 50.90, 190.78]),
    KnownFont(26, semibold, [123.93, 518.31, 159.37, 221.70, 56.33, 195.37]),
    KnownFont(26, bold, [127.51, 533.03, 163.17, 226.64, 59.47, 198.02]),
    KnownFont(28, regular, [126.97, 530.46, 165.33, 229.29, 55.15, 205.73]),
    KnownFont(34, regular, [153.27, 640.55, 199.93, 277.01, 66.22, 249.07]),
    KnownFont(34, semibold, [161.37, 674.45, 208.40, 288.24, 73.24, 255.08]),
    KnownFont(34, bold, [166.06, 694.08, 213.30, 294.74, 77.30, 258.55]),
    KnownFont(40, regular, [179.45, 750.23, 234.43, 324.57, 77.21, 292.32]),
    KnownFont(40, bold, [194.50, 813.20, 250.16, 345.43, 90.23, 303.48]),
  ]

  /// Returns the differences as shares of the widths on iOS.
  private static func faults(_ font: KnownFont) throws -> [Double] {
    try zip(texts, font.widths).map { string, width in
      let own = TextLayout(try text(string, size: font.size, weight: font.weight)).size.width
      return own / width - 1
    }
  }

  @Test(arguments: fonts)
  func titlesHaveTheirWidths(font: KnownFont) throws {
    #expect(try Self.faults(font).allSatisfy { abs($0) < 0.025 })
  }

  @Test func titlesHaveTheirWidthsOnAverage() throws {
    let faults = try Self.fonts.flatMap(Self.faults)

    #expect(faults.map(abs).reduce(0, +) / Double(faults.count) < 0.01)
  }

  /// PF, `testTraitsWithView`: pictures of a label with three pixels to a point, as wide as its text, in the sizes of
  /// the style title 1.
  @Test(arguments: [
    (25.0, 566.0), (26, 588), (27, 610), (28, 632), (30, 677), (32, 721), (34, 765), (38, 852),
    (43, 962), (48, 1070), (53, 1178), (58, 1285),
  ])
  func labelsHaveTheWidthsOfTheirPictures(size: Double, pixels: Double) throws {
    let width = try width("What's the point?", size: size)

    #expect(abs(width * 3 / (pixels - 0.5) - 1) < 0.01)
  }

  /// A font that shrinks to fit must not become wider meanwhile.
  @Test func textGrowsWithItsSizeWhereTitlesBegin() throws {
    let widths = try stride(from: 18.5, through: 21, by: 0.1).map {
      try width("The quick brown fox jumps over the lazy dog", size: $0)
    }

    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// A space that does not break is as wide as one that does.
  @Test(arguments: [17.0, 34])
  func spacesAreEquallyWide(size: Double) throws {
    #expect(try width("a\u{a0}b", size: size) == width("a b", size: size))
  }
}
