import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomUIKit

extension PictureComparison {
  /// Of pictures too large to be kept, of which a band at a time is in memory; nil for others, and where the mode or the
  /// reference wants whole pictures.
  func verdictInBands(
    on reference: [UInt8], _ reading: PNGStamp.Reading
  ) throws(PNGError) -> Comparison? {
    guard let cgImage = image.cgImage, cgImage.isDrawnInBands,
      let old = try PNGRows(reference)
    else { return nil }
    let rule = rules.mode(mode, pixels: cgImage.width * cgImage.height)
    let comparison = comparison(rule.mode, old.metadata)
    guard let found = difference(from: old, to: cgImage.rows, comparison) else { return nil }
    if let lie = ReferenceInspection.stampProblem(reading, of: found.digest) {
      return .unreadable(lie)
    }
    if found.isEqual {
      return matched(staleSince: PictureStamp(old.metadata), reading)
    }
    return judged(found.difference, by: rule, old.metadata, old, cgImage.rows, reading)
  }

  /// Nil where whole pictures are wanted, and where the reference cannot be read in bands.
  private func difference(
    from reference: any PictureRows, to actual: any PictureRows, _ rule: ImageComparison
  ) -> (difference: ImageDifference, digest: PixelDigest, isEqual: Bool)? {
    let sizes = (PixelSize(reference), PixelSize(actual))
    var comparison: RunningComparison?
    if sizes.0 == sizes.1 {
      comparison = RunningComparison(rule, size: sizes.0)
      guard comparison != nil else { return nil }
    }
    var bands: [ContentHash] = []
    var isEqual = comparison != nil
    let (old, new) = (reference.reader(), actual.reader())
    while let pixels = old.next() {
      bands.append(ContentHash(pixels: pixels))
      guard comparison != nil else { continue }
      guard let drawn = new.next() else { return nil }
      comparison?.add(reference: pixels, actual: drawn)
      isEqual = isEqual && pixels == drawn
    }
    guard bands.count == PixelDigest.bandCount(height: reference.height) else { return nil }
    let difference =
      comparison?.difference ?? ImageDifference(referenceSize: sizes.0, actualSize: sizes.1)
    return (
      difference, PixelDigest(width: reference.width, height: reference.height, bands: bands),
      isEqual
    )
  }
}
