/// A picture that can be read from the top any number of times, without being in memory as a whole.
package protocol PictureRows: Sendable {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
  /// Returns premultiplied pixels, 64 rows at a time; the last band has the remaining rows.
  ///
  /// The iterator ends early if the picture cannot be read.
  func reader() -> AnyIterator<ArraySlice<UInt32>>
}

extension PictureRows {
  package var pixelCount: Int { width * height }
}

extension Pixmap: PictureRows {
  package func reader() -> AnyIterator<ArraySlice<UInt32>> {
    let band = PixelDigest.bandHeight * width
    let bands = stride(from: 0, to: pixels.count, by: max(1, band)).lazy
      .map { pixels[$0..<min($0 + band, pixels.count)] }
    return AnyIterator(bands.makeIterator())
  }
}

extension PictureRows {
  /// Returns whether another picture has the same size and equal pixels.
  ///
  /// The result is false if one of the pictures cannot be read.
  package func hasPixels(of other: some PictureRows) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let (mine, others) = (reader(), other.reader())
    var row = 0
    while row < height {
      guard let old = mine.next(), let new = others.next(), old.hasPixels(new) else { return false }
      row += PixelDigest.bandHeight
    }
    return true
  }
}
