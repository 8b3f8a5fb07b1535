import DarkroomRaster

/// Inflates and expands the rows of a file from the top, without libpng.
final class PlainRowReader {
  private let layout: PlainLayout
  private let row: PlainRow
  private let inflater: Inflater
  private var stored: [UInt8]
  /// The last row that was read, without its filter; zeros before the first row.
  private var above: [UInt8]
  /// The filter; nil if bytes hold several pixels, because such rows must be unfiltered.
  private let filter: RowFilter?
  private let storedRows: Int

  /// Returns nil if memory is exhausted.
  init?(_ file: [UInt8], _ layout: PlainLayout) {
    guard let inflater = Inflater(file, layout.ranges) else { return nil }
    self.inflater = inflater
    self.layout = layout
    row = PlainRow(layout)
    filter = layout.bytesPerPixel.map { RowFilter(bytesPerPixel: $0) }
    storedRows = max(1, min(64, 1_048_576 / layout.storedRowBytes))
    stored = [UInt8](repeating: 0, count: storedRows * layout.storedRowBytes)
    above = [UInt8](repeating: 0, count: layout.storedRowBytes)
  }

  /// Returns all rows as premultiplied pixels, without libpng, or nil if the data doesn't match the layout.
  ///
  /// The checksums of the chunks must have been verified.
  static func pixels(of file: [UInt8], _ layout: PlainLayout) -> [UInt32]? {
    guard let reader = PlainRowReader(file, layout) else { return nil }
    let pixels = reader.read(rows: layout.header.height)
    return reader.finish() ? pixels : nil
  }

  /// Returns the next rows as premultiplied pixels, or nil if the data doesn't match the layout.
  func read(rows: Int) -> [UInt32]? {
    var isPlain = false
    let count = layout.header.width * rows
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, size in
      isPlain = unsafe read(rows: rows, into: pixels)
      size = isPlain ? count : 0
    }
    return isPlain ? pixels : nil
  }

  private func read(rows: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) -> Bool {
    let width = layout.header.width
    for start in stride(from: 0, to: rows, by: storedRows) {
      let count = min(storedRows, rows - start)
      let size = count * layout.storedRowBytes
      guard inflater.read(size, into: &stored) else { return false }
      guard unfilter(rows: count) else { return false }
      let isPlain = unsafe stored.withUnsafeBytes { stored in
        for y in 0..<count {
          let first = (start + y) * width
          let target = unsafe UnsafeMutableBufferPointer(rebasing: pixels[first..<first + width])
          guard unsafe row.expand(stored, at: y * layout.storedRowBytes, into: target)
          else { return false }
        }
        return true
      }
      guard isPlain else { return false }
    }
    return true
  }

  /// Removes the filters of the rows that were inflated last; returns false if a filter is unknown.
  private func unfilter(rows: Int) -> Bool {
    guard let filter else { return true }
    let size = layout.storedRowBytes
    defer { above = Array(stored[(rows - 1) * size..<rows * size]) }
    guard (0..<rows).contains(where: { stored[$0 * size] != 0 }) else { return true }
    return unsafe stored.withUnsafeMutableBufferPointer { stored in
      unsafe above.withUnsafeBufferPointer { above in
        guard let first = stored.baseAddress, var over = above.baseAddress else { return false }
        for y in 0..<rows {
          let row = unsafe first + y * size
          guard unsafe filter.undo(row, count: size - 1, above: over) else { return false }
          unsafe over = UnsafePointer(row)
        }
        return true
      }
    }
  }

  /// Returns whether the data ends here, with the right checksum.
  func finish() -> Bool { inflater.finish() }
}
