import DarkroomSnapshotStore

/// The two numbers that strategies for pictures take, as in upstream.
struct PrecisionArguments {
  /// The share of pixels that must match.
  var precision: Float
  /// How similar a pixel must be to match.
  var perceptualPrecision: Float

  /// The number that isn't from 0 to 1; nil if both are.
  var problem: IllegalValue? {
    do throws(IllegalValue) {
      try LegalNumbers.share.check(Double(precision), of: "precision")
      try LegalNumbers.share.check(Double(perceptualPrecision), of: "perceptualPrecision")
      return nil
    } catch {
      return error
    }
  }

  /// A description such as `precision 0.98`; empty if pixels must be equal.
  var looseness: [String] {
    var words: [String] = []
    if precision < 1 { words.append("precision \(precision)") }
    if perceptualPrecision < 1 { words.append("perceptualPrecision \(perceptualPrecision)") }
    return words
  }
}
