/// Borrowed pixel memory that represents a rectangle of the device.
@safe struct Surface: @unchecked Sendable {
  /// The pixel at `area`'s top-left corner.
  let base: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  let area: IntRect

  init(base: UnsafeMutablePointer<UInt32>, stride: Int, area: IntRect) {
    unsafe self.base = base
    self.stride = stride
    self.area = area
  }

  /// Returns a pointer to device column 0 of row `y`, even if the area does not contain that column.
  ///
  /// Only columns of the area may be read or written.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(y >= area.minY && y < area.maxY, "row \(y) is outside \(area)")
    return unsafe base + ((y - area.minY) * stride - area.minX)
  }

  func part(_ rows: IntRect) -> Surface {
    let part = area.intersection(rows)
    return unsafe Surface(
      base: base + ((part.minY - area.minY) * stride + (part.minX - area.minX)), stride: stride,
      area: part)
  }

  func clear() {
    for y in area.minY..<area.maxY {
      unsafe (row(y) + area.minX).update(repeating: 0, count: area.width)
    }
  }
}
