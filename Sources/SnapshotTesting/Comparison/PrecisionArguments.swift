import DarkroomSnapshotStore

/// The two numbers that strategies of pictures take, as upstream's do.
struct PrecisionArguments {
  /// The share of pixels that must match.
  var precision: Float
  /// How alike a pixel must be to match.
  var perceptualPrecision: Float

  /// The one that is not from 0 to 1; nil if both are.
  var problem: IllegalValue? {
    do throws(IllegalValue) {
      try LegalNumbers.share.check(Double(precision), of: "precision")
      try LegalNumbers.share.check(Double(perceptualPrecision), of: "perceptualPrecision")
      return nil
    } catch {
      return error
    }
  }

  /// `precision 0.98`; empty where pixels must be equal.
  var looseness: [String] {
    var words: [String] = []
    if precision < 1 { words.append("precision \(precision)") }
    if perceptualPrecision < 1 { words.append("perceptualPrecision \(perceptualPrecision)") }
    return words
  }
}
