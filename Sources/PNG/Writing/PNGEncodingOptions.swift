/// The amount of work that an encoder does.
///
/// The options do not affect the pixels.
package struct PNGEncodingOptions: Hashable, Sendable {
  /// The level of libdeflate, from 1 to 9, which says how thoroughly it searches for repetitions.
  package var level: Int
  /// Whether ISA-L compresses the rows: in a tenth of the time of level 1, to about the same size.
  package var isQuick: Bool
  /// Whether pictures of at most 256 colors get a palette.
  package var indexed: Bool

  package init(level: Int, isQuick: Bool = false, indexed: Bool = true) {
    self.level = max(1, min(9, level))
    self.isQuick = isQuick
    self.indexed = indexed
  }

  /// The options for files that are kept in version control.
  ///
  /// Level 8 would make them 2 % smaller and take half as long again.
  package static let reference = PNGEncodingOptions(level: 7)
  /// The options for pending values and for pictures of differences.
  package static let draft = PNGEncodingOptions(level: 1, isQuick: true)
}
