import DarkroomRaster

/// Compares neighboring pixels in 64 evenly spaced rows of a picture.
struct NeighborSample {
  private let width: Int
  private let height: Int
  private let count: Int
  private var changes = 0
  private var taken = 0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    count = min(64, height)
  }

  init(_ pixmap: Pixmap) {
    self.init(width: pixmap.width, height: pixmap.height)
    add(pixmap.pixels[...], firstRow: 0)
  }

  /// Adds the next rows, from the top.
  mutating func add(_ pixels: ArraySlice<UInt32>, firstRow: Int) {
    let end = firstRow + pixels.count / max(1, width)
    while taken < count, taken * height / count < end {
      let row = pixels.startIndex + (taken * height / count - firstRow) * width
      for i in row + 1..<max(row + 1, row + width) where pixels[i] != pixels[i - 1] {
        changes += 1
      }
      taken += 1
    }
  }

  /// Whether more than a quarter of the neighbors differ.
  var isPhotographic: Bool { changes * 4 > count * width }
}
