import DarkroomImageComparison
import DarkroomSnapshotStore
public import DarkroomUIKit

extension Snapshotting where Format == UIImage {
  /// The same picture with stricter rules than `precision` and `perceptualPrecision`, which are upstream's.
  ///
  /// Upstream's rules count bytes or measure colors by CIE94.
  /// - Parameters:
  ///   - share: the share of all pixels that may differ, 0 to 1, rounded down.
  ///   - limit: the greatest color difference by CIEDE2000, 0 to 100; 2 is just noticeable.
  public func _allowing(pixels share: Double = 0, deltaE2000 limit: Double = 0) -> Snapshotting {
    let allowance = PictureAllowance(pixels: share, deltaE2000: limit)
    var result = self
    result.diffing = diffing.judged(
      by: allowance.mode, problem: allowance.problem, looseness: allowance.looseness)
    return result
  }
}
