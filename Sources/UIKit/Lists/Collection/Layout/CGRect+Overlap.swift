import Foundation

extension CGRect {
  /// Whether the rectangles have a common area; rectangles that only touch do not overlap.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
