import DarkroomRaster
import DarkroomUIKit

extension UIImage {
  /// Premultiplied RGBA8, red in the lowest byte; row by row from the top.
  var pixelRows: [[UInt32]] {
    guard let pixels = cgImage?.pixmap else { return [] }
    return (0..<pixels.height).map { y in
      Array(pixels.pixels[(y * pixels.width)..<((y + 1) * pixels.width)])
    }
  }

  /// From the first to the last column that has alpha.
  var inkedColumns: ClosedRange<Int>? {
    let columns = pixelRows.flatMap { row in row.indices.filter { row[$0] >> 24 > 0 } }
    guard let first = columns.min(), let last = columns.max() else { return nil }
    return first...last
  }

  /// Pixels of the middle row that are neither full nor empty.
  var softPixels: Int {
    let rows = pixelRows
    return rows.isEmpty ? 0 : rows[rows.count / 2].count { (1...254).contains($0 >> 24) }
  }
}
