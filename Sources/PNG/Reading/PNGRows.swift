import DarkroomRaster

/// The picture of a file, read 64 rows at a time.
///
/// Only files of the kind that our encoder makes for screens can be read this way; others must be decoded as a whole.
package struct PNGRows: PictureRows {
  package let width: Int
  package let height: Int
  package let metadata: PNGMetadata
  private let file: [UInt8]
  private let layout: PlainLayout

  /// Returns nil if the file must be decoded as a whole.
  ///
  /// Filtered rows of a palette, and damaged rows, are detected only while reading: the reader then ends before the
  /// picture.
  ///
  /// - Throws: the errors that `PNGDecoder.decode` throws before it reads pixels.
  package init?(_ file: [UInt8], limits: PNGLimits = .standard) throws(PNGError) {
    let chunks = try PNGChunks(file)
    let header = try PNGDecoder.checkedHeader(of: chunks, in: file, limits: limits)
    guard ColorConversion(chunks, in: file, header: header) == nil,
      let layout = PlainLayout(chunks, in: file, header: header)
    else { return nil }
    width = header.width
    height = header.height
    metadata = PNGMetadata(chunks, in: file, limits: limits)
    self.file = file
    self.layout = layout
  }

  package func reader() -> AnyIterator<ArraySlice<UInt32>> {
    AnyIterator(Reader(rows: PlainRowReader(file, layout), width: width, left: height))
  }

  private struct Reader: IteratorProtocol {
    var rows: PlainRowReader?
    let width: Int
    /// The number of rows that are left.
    var left: Int

    /// Returns the next band; the last one is returned only if no unexpected data follows it.
    mutating func next() -> ArraySlice<UInt32>? {
      guard left > 0, let rows else { return nil }
      let count = min(PixelDigest.bandHeight, left)
      left -= count
      guard let pixels = rows.read(rows: count), left > 0 || rows.finish() else {
        self.rows = nil
        return nil
      }
      return pixels[...]
    }
  }
}
