import DarkroomImageComparison
import DarkroomSnapshotStore

/// The number of pixels that may differ, and by how much.
struct PictureAllowance {
  /// 0 to 1.
  let share: Double
  /// By CIEDE2000, 0 to 100.
  let limit: Double

  init(pixels share: Double, deltaE2000 limit: Double) {
    self.share = share
    self.limit = limit
  }

  var mode: ComparisonMode {
    limit > 0
      ? .perceptual(.ciede2000, precision: 1 - share, perceptualPrecision: 1 - limit / 100)
      : share > 0 ? .precision(1 - share) : .exact
  }

  /// A description such as `pixels 0.1`; empty if no difference is allowed.
  var looseness: [String] {
    var words: [String] = []
    if share > 0 { words.append("pixels \(share)") }
    if limit > 0 { words.append("deltaE2000 \(limit)") }
    return words
  }

  /// The number that is outside its range.
  var problem: IllegalValue? {
    do throws(IllegalValue) {
      try LegalNumbers.share.check(share, of: "pixels")
      guard limit >= 0, limit <= 100 else {
        throw IllegalValue(name: "deltaE2000", value: "\(limit)", legal: "a number from 0 to 100")
      }
      return nil
    } catch {
      return error
    }
  }
}
