/// The measures that the system font takes from San Francisco: vertical metrics, and spacing by size.
///
/// San Francisco's outlines may not be redistributed.
package enum SanFrancisco {
  /// The vertical metrics in em: 1950, 494 and 1443 of 2048 units.
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  static let capHeight = 1443.0 / 2048

  /// The x-height in em, by weight trait.
  ///
  /// For ultra light to semibold see UIKit's Measures, text metrics; heavier weights continue the
  /// slope from regular to semibold.
  private static let xHeights: [(Double, Double)] = [
    (-0.8, 0.52539), (0, 0.52637), (0.23, 0.53027), (0.3, 0.53369), (0.4, 0.53613),
    (0.62, 0.54150),
  ]

  static func xHeight(weight: Double) -> Double { FontWeight.interpolate(weight, xHeights) }

  /// Spacing by point size, in thousandths of an em: the table of Apple's Human Interface
  /// Guidelines ("Typography", SF Pro), sizes 6 to 96.
  private static let trackings: [(Double, Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13),
    (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8),
    (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (62, 5), (64, 4), (66, 4), (68, 2),
    (72, 2), (76, 1), (80, 0), (96, 0),
  ]

  /// Returns the points to add after each glyph, linear between whole sizes.
  static func tracking(size: Double) -> Double {
    FontWeight.interpolate(size, trackings) * size / 1000
  }

  /// The position on Inter's optical size axis (14 text to 32 display) that stands for San
  /// Francisco's at `size`.
  ///
  /// Apple printed two tables of tracking: one for San Francisco as two files, display from 20
  /// points on (19 thousandths of an em at 20, 16 at 22, 13 at 28), and the one above for a file
  /// with an axis. The difference of both is how far the axis stands from display: 42 at 20, 28 at
  /// 22, 12 at 24, 6 at 26, 0 at 28, of 44 between text and display. That is the distance of
  /// Inter's ends too (43), so the shares are taken over.
  static func opticalSize(size: Double) -> Double {
    FontWeight.interpolate(
      size, [(19, 14), (20, 15), (22, 20.5), (24, 27), (26, 29.5), (28, 32)])
  }
}
