import DarkroomImageComparison
import DarkroomSnapshotStore
public import DarkroomUIKit

extension Snapshotting where Format == UIImage {
  /// The same picture without comparing the regions of these views.
  ///
  /// The picture still shows the views. Differences in their pixels and texts are ignored, and pictures of a difference
  /// hatch them.
  ///
  /// - Parameter views: views in the picture.
  @_disfavoredOverload
  public func ignoring(_ views: [UIView]) -> Snapshotting {
    ignoring(regions: views.map { .view($0) })
  }

  /// The same picture without comparing some of its regions.
  ///
  /// - Parameter regions: the regions to ignore.
  @_disfavoredOverload
  public func ignoring(regions: [_SnapshotRegion]) -> Snapshotting {
    masked(MaskRequest(regions: regions))
  }

  /// The same picture, with larger differences of colors allowed in some regions.
  ///
  /// - Parameters:
  ///   - share: the share of the regions' pixels that may differ, 0 to 1, rounded down.
  ///   - limit: the greatest color difference by CIEDE2000, 0 to 100; 2 is just noticeable.
  ///   - regions: the regions; where they overlap, the first rule applies.
  public func _allowing(
    pixels share: Double = 0, deltaE2000 limit: Double = 0, in regions: [_SnapshotRegion]
  ) -> Snapshotting {
    let allowance = PictureAllowance(pixels: share, deltaE2000: limit)
    var result = masked(MaskRequest(regions: regions, allowance: allowance))
    if let problem = allowance.problem { result.diffing.picture?.problem = problem }
    return result
  }

  private func masked(_ request: MaskRequest) -> Snapshotting {
    var result = self
    result.diffing.picture?.masks += request.words
    result.take = { value, asked in
      var asked = asked
      asked.masks.append(request)
      return Async { [masks = asked.masks, asked] callback in
        take(value, asked).run { callback($0.flatMap { Self.masked($0, masks) }) }
      }
    }
    return result
  }

  /// Adds the regions to a picture without views; a picture of views has found its regions already.
  private static func masked(
    _ image: UIImage, _ requests: [MaskRequest]
  ) -> Result<UIImage, SnapshotProblem> {
    guard var picture = Picture(of: image), picture.masks == nil else { return .success(image) }
    return Result { () throws(SnapshotProblem) in
      picture.masks = try MaskPlaces(picture).masks(requests)
      return SnapshotImage.carrying(picture)
    }
  }
}
