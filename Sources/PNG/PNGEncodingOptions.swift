/// How much work an encoder does.
///
/// Pixels come out the same.
package struct PNGEncodingOptions: Hashable, Sendable {
  /// zlib's level, 1 to 9.
  package var level: Int
  /// Only runs of equal bytes: quick, and small enough for pictures that are nearly empty.
  package var runLengthsOnly: Bool
  /// Whether pictures of at most 256 colours get a palette.
  package var indexed: Bool

  package init(level: Int, runLengthsOnly: Bool = false, indexed: Bool = true) {
    self.level = max(1, min(9, level))
    self.runLengthsOnly = runLengthsOnly
    self.indexed = indexed
  }

  /// For files that are kept in version control.
  package static let reference = PNGEncodingOptions(level: 6)
  /// For values that wait: half the time of `reference`, a quarter larger.
  package static let draft = PNGEncodingOptions(level: 1)
  /// For difference pictures.
  package static let difference = PNGEncodingOptions(level: 1, runLengthsOnly: true)
}
