/// A rectangle of whole pixels of a picture.
struct PixelBox: Equatable, CustomStringConvertible {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  init(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var description: String { "(\(minX), \(minY), \(maxX), \(maxY)), \(width) x \(height)" }

  /// Whether each edge is within a pixel of `other`'s.
  func isNear(_ other: PixelBox) -> Bool {
    abs(minX - other.minX) <= 1 && abs(maxX - other.maxX) <= 1 && isAsHigh(as: other)
  }

  /// Whether the widths, which glyphs decide, are within 2 % of each other and the rest within a pixel.
  ///
  /// The letters of the tests' fonts have San Francisco's heights and nearly its widths.
  func isNearButForGlyphs(_ other: PixelBox) -> Bool {
    let allowed = max(1, Int((Double(other.width) * 0.02).rounded(.up)))
    return abs(width - other.width) <= allowed
      && (minX - other.minX).magnitude <= allowed && (maxX - other.maxX).magnitude <= allowed
      && isAsHigh(as: other)
  }

  private func isAsHigh(as other: PixelBox) -> Bool {
    abs(minY - other.minY) <= 1 && abs(maxY - other.maxY) <= 1
  }
}
