/// A rectangle of whole pixels; `maxX` and `maxY` are exclusive.
package struct IntRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package static let empty = IntRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates the smallest pixel rectangle that contains `rect`, clamped to ±2³⁰ so that no coordinate overflows.
  package init(enclosing rect: Rect) {
    func clamped(_ value: Double) -> Int { Int(max(-1_073_741_824, min(1_073_741_824, value))) }
    guard rect.minX.isFinite, rect.minY.isFinite, !rect.isEmpty else {
      self = .empty
      return
    }
    self.init(
      minX: clamped(rect.minX.rounded(.down)), minY: clamped(rect.minY.rounded(.down)),
      maxX: clamped(rect.maxX.rounded(.up)), maxY: clamped(rect.maxY.rounded(.up)))
  }

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// Returns the rectangle extended by `distance` pixels on every side.
  func grown(by distance: Int) -> IntRect {
    IntRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  package func intersection(_ other: IntRect) -> IntRect {
    IntRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  package func union(_ other: IntRect) -> IntRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return IntRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  package func contains(_ other: IntRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
