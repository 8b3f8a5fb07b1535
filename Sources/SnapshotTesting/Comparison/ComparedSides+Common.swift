import DarkroomImageComparison
import DarkroomRaster

extension ComparedSides {
  /// The difference within the area that pictures of two sizes share, from their upper left corners.
  ///
  /// It is nil if one of them cannot be read.
  var commonDifference: ImageDifference? {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    var comparison = RunningComparison(
      ImageComparison(), size: PixelSize(width: width, height: height))
    let (old, new) = (reference.reader(), actual.reader())
    var rows = 0
    while rows < height, let a = old.next(), let b = new.next() {
      let count = min(PixelDigest.bandHeight, height - rows)
      comparison?.add(
        reference: Self.part(a, of: reference.width, width, rows: count),
        actual: Self.part(b, of: actual.width, width, rows: count))
      rows += count
    }
    return rows >= height ? comparison?.difference : nil
  }

  private static func part(_ pixels: ArraySlice<UInt32>, of stride: Int, _ width: Int, rows: Int)
    -> ArraySlice<UInt32>
  {
    let start = pixels.startIndex
    if stride == width { return pixels[start..<start + width * rows] }
    return (0..<rows).flatMap { row in
      pixels[start + row * stride..<start + row * stride + width]
    }[...]
  }
}
