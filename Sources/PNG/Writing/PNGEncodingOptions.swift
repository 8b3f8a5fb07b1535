/// How much work an encoder does.
///
/// Pixels come out the same.
package struct PNGEncodingOptions: Hashable, Sendable {
  /// libdeflate's level, 1 to 9: how long repetitions are searched for.
  package var level: Int
  /// Whether ISA-L packs the rows: a tenth of the time of the first level, to much the same size.
  package var isQuick: Bool
  /// Whether pictures of at most 256 colors get a palette.
  package var indexed: Bool

  package init(level: Int, isQuick: Bool = false, indexed: Bool = true) {
    self.level = max(1, min(9, level))
    self.isQuick = isQuick
    self.indexed = indexed
  }

  /// For files that are kept in version control.
  ///
  /// Level 8 makes them 2 % smaller and takes half as long again.
  package static let reference = PNGEncodingOptions(level: 7)
  /// For values that wait and for pictures of differences.
  package static let draft = PNGEncodingOptions(level: 1, isQuick: true)
}
