extension Rect {
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Whether every side lies on a border between pixels.
  package var isWholePixels: Bool {
    minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded()
      && maxY == maxY.rounded()
  }
}

extension IntRect {
  package var rect: Rect {
    Rect(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
  }

  /// Returns the area that a shadow of this rectangle can touch: moved by `offset`, and grown by two sigma.
  func shadowBounds(offset: Point, sigma: Double) -> IntRect {
    if isEmpty { return .empty }
    let reach = (2 * sigma).rounded(.up) + 1
    return IntRect(
      enclosing: Rect(
        minX: Double(minX) + offset.x - reach, minY: Double(minY) + offset.y - reach,
        maxX: Double(maxX) + offset.x + reach, maxY: Double(maxY) + offset.y + reach))
  }
}
