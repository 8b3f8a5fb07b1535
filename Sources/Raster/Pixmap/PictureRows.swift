/// A picture that is gone through from the top, as often as wanted, without being in memory as a whole.
package protocol PictureRows: Sendable {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }
  /// Gives premultiplied pixels, 64 rows at a time, the last band with what is left.
  ///
  /// It ends early where the picture cannot be read.
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
  /// Whether another picture has the same size and equal pixels.
  ///
  /// False where one of them cannot be read.
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
