import DarkroomImageComparison
import DarkroomSnapshotStore
public import DarkroomUIKit

extension Snapshotting where Format == UIImage {
  /// The same picture by sharper rules than `precision` and `perceptualPrecision`, which are upstream's.
  ///
  /// Beside them, upstream's count bytes or measure colours by CIE94.
  /// - Parameters:
  ///   - share: of all pixels, how many may differ, 0 to 1, rounded down.
  ///   - limit: how far a colour may be away by CIEDE2000, 0 to 100; 2 is just noticeable.
  public func _allowing(pixels share: Double = 0, deltaE2000 limit: Double = 0) -> Snapshotting {
    let mode: ComparisonMode =
      limit > 0
      ? .perceptual(.ciede2000, precision: 1 - share, perceptualPrecision: 1 - limit / 100)
      : share > 0 ? .precision(1 - share) : .exact
    var words: [String] = []
    if share > 0 { words.append("pixels \(share)") }
    if limit > 0 { words.append("deltaE2000 \(limit)") }
    var result = self
    result.diffing = diffing.judged(by: mode, problem: Self.problem(share, limit), looseness: words)
    return result
  }

  private static func problem(_ share: Double, _ limit: Double) -> IllegalValue? {
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
