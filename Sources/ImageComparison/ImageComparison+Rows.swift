package import DarkroomRaster

extension ImageComparison {
  /// Compares two pictures that are read once, side by side, or returns nil if that is impossible.
  ///
  /// Neither picture is in memory as a whole, and another thread reads the second one. The result is nil if the mode
  /// examines pixels around a pixel, or if a picture ends early.
  package func compare(rows reference: any PictureRows, _ actual: any PictureRows)
    -> ImageDifference?
  {
    let (oldSize, newSize) = (
      PixelSize(width: reference.width, height: reference.height),
      PixelSize(width: actual.width, height: actual.height)
    )
    guard oldSize == newSize else {
      return ImageDifference(referenceSize: oldSize, actualSize: newSize)
    }
    guard var comparison = RunningComparison(self, size: oldSize) else { return nil }
    let old = reference.reader()
    let new = ReadAhead(actual)
    for _ in 0..<PixelDigest.bandCount(height: oldSize.height) {
      guard let before = old.next(), let after = new.next() else { return nil }
      comparison.add(reference: before, actual: after)
    }
    return comparison.difference
  }
}
