import DarkroomRaster

/// Inflates and expands the rows of a file from the top, without libpng.
final class PlainRowReader {
  private let file: [UInt8]
  private let layout: PlainLayout
  private let row: PlainRow
  private let inflater: Inflater
  private var stored: [UInt8]
  private let storedRows: Int

  /// Nil when memory is exhausted.
  init?(_ file: [UInt8], _ layout: PlainLayout) {
    guard let inflater = Inflater() else { return nil }
    self.inflater = inflater
    self.file = file
    self.layout = layout
    row = PlainRow(layout)
    storedRows = max(1, min(64, 1_048_576 / layout.storedRowBytes))
    // Three more: the last pixel of three bytes is read as four.
    stored = [UInt8](repeating: 0, count: storedRows * layout.storedRowBytes + 3)
  }

  /// The next rows as premultiplied pixels; nil when the data is not as the layout supposes.
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
      guard inflater.read(size, into: &stored, from: file, layout.ranges) else { return false }
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

  /// Whether the data ends here, with the right checksum.
  func finish() -> Bool { inflater.finish(file, layout.ranges) }
}
