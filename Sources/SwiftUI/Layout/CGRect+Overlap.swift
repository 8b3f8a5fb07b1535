extension CGRect {
  /// Returns the common part of two rectangles; null if they have none, or if a coordinate is not a number.
  ///
  /// Foundation's `intersection` traps on coordinates that are not numbers.
  func overlap(with other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    guard width >= 0, height >= 0 else { return .null }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
