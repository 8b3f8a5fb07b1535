import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// How one assertion treats a picture and its reference, beyond what its strategy says.
struct PictureRules {
  /// Whether equal hashes prove equal pixels.
  var allowsHashes = false
  /// What settings, variables or the command line allow; empty for nothing.
  var tolerance = Tolerance()
  /// Variables and the command line beat the strategy; settings stand in where it asks for equal pixels.
  var tolerancePrevails = false
  var png = PNGEncodingOptions.reference

  /// The rule for pictures of so many pixels, and words for it where it is not the strategy's.
  func mode(_ strategy: ComparisonMode, pixels: Int) -> (mode: ComparisonMode, words: String?) {
    guard !tolerance.isEmpty, tolerancePrevails || strategy == .exact else {
      return (strategy, nil)
    }
    return (tolerance.mode(pixels: pixels), tolerance.words)
  }
}
