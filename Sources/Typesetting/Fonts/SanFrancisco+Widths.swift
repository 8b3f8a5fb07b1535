extension SanFrancisco {
  /// Returns the amounts by which San Francisco's letters are wider than Inter's, for a size and a weight trait.
  ///
  /// Up to 19 points they are the widths of text. From 20 points on they follow the optical size, and the weight from
  /// regular to bold; lighter weights have the widths of regular, and heavier ones have the widths of bold.
  static func widths(size: Double, weight: Double) -> LetterWidths {
    if size <= 19 { return text }
    let boldness = max(0, min(1, (FontWeight.openType(weight) - 400) / 300))
    let smallest = LetterWidths(from: smallTitles.regular, to: smallTitles.bold, share: boldness)
    if size < 20 { return LetterWidths(from: text, to: smallest, share: size - 19) }
    let largest = LetterWidths(from: titles.regular, to: titles.bold, share: boldness)
    let start = opticalSize(size: 20)
    let share = (opticalSize(size: size) - start) / (opticalSize(size: 28) - start)
    return LetterWidths(from: smallest, to: largest, share: share)
  }

  /// The widths of text in every weight.
  ///
  /// Found from widths of labels that are known (see UIKit's Measures, text metrics), by least
  /// squares: as little as makes half of the labels right. The other half tells how good it is.
  /// "f" goes with "t", whose bar it has. Capitals whose arms reach their neighbors' stay as they
  /// are; "T" and "7" have what keeps them apart in bold at 17 points, where tracking is tightest.
  private static let text = LetterWidths([
    ("ft", 55), ("Iijl", 8), ("abcdeghkmnopqrsuvwxyz", 5), ("BCDEFGHKLNOPQRSU", -34), ("T", 33),
    ("M", -100), ("W", -36), ("012345689", 22), ("7", 73),
  ])

  /// The widths of titles at 20 points.
  private static let smallTitles = byWeight([
    ("f", 32, 48), ("ijl", -2, 18), ("t", 47, 68), ("bdhrsz", -33, -1), ("agnopqu", -40, -4),
    ("ce", -52, -18), ("k", -24, 4), ("m", -45, 6), ("vwxy", -53, -13), ("DHILNUXZ", -20, 14),
    ("GOQS", -19, 6), ("EF", -52, -21), ("M", -72, -61), ("K", -50, -43), ("T", 4, 22),
    ("AVWY", -40, -25), ("BCJPR", -43, 18), ("034", -8, 17), ("258", 14, 51), ("69", 30, 59),
    ("7", 50, 84), ("1", 113, 156), (" ", -32, 17), ("?", -8, -16), ("!", 36, 29),
    ("%", -156, -19),
  ])

  /// The widths of titles of 28 points and more.
  private static let titles = byWeight([
    ("f", -6, -8), ("ijl", -3, -11), ("t", -9, -8), ("bdhrsz", -29, -20), ("agnopqu", -43, -21),
    ("ce", -54, -25), ("k", -24, 1), ("m", -80, -49), ("vwxy", -57, -29), ("DHILNUXZ", -25, -15),
    ("GOQS", -50, -20), ("EF", -55, -71), ("M", -75, -91), ("K", -65, -47), ("T", -31, -40),
    ("AVWY", -36, -22), ("BCJPR", -81, -29), ("034", -19, 3), ("258", 20, 42), ("69", 67, 70),
    ("7", 80, 66), ("1", 165, 184), (" ", -93, -35), ("?", -72, -70), ("!", 95, 141),
    ("%", -74, -98),
  ])

  /// Returns the widths of titles in the weights regular and bold.
  ///
  /// Each class has about the mean of what its letters lack in the advances of iOS (see UIKit's Measures, text
  /// metrics). Letters whose arms reach their neighbors', such as "f", "k", "T" and "V", become narrower by less, so
  /// that they do not touch up to 60 points; most other letters make up for it.
  private static func byWeight(
    _ classes: [(letters: String, regular: Int, bold: Int)]
  ) -> (regular: LetterWidths, bold: LetterWidths) {
    (
      regular: LetterWidths(classes.map { ($0.letters, $0.regular) }),
      bold: LetterWidths(classes.map { ($0.letters, $0.bold) })
    )
  }
}
