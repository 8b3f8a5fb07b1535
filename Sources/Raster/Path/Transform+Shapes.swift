extension Transform {
  /// The factor by which the sides of areas grow on average: the square root of the determinant's magnitude.
  package var meanScale: Double { determinant.magnitude.squareRoot() }

  /// Returns the image of the rectangle, or nil if its sides are not parallel to the axes.
  package func mapped(_ rect: Rect) -> Rect? {
    (b == 0 && c == 0) || (a == 0 && d == 0) ? apply(rect) : nil
  }

  /// Returns the image, or nil if the map isn't a uniform scale (possibly with flips), which keeps corners circular.
  package func mapped(_ rounded: RoundedRect) -> RoundedRect? {
    guard b == 0, c == 0, a.magnitude == d.magnitude else { return nil }
    let k = a.magnitude
    var mapped = RoundedRect(
      rect: apply(rounded.rect), topLeft: rounded.topLeft * k, topRight: rounded.topRight * k,
      bottomRight: rounded.bottomRight * k, bottomLeft: rounded.bottomLeft * k)
    if a < 0 {
      swap(&mapped.topLeft, &mapped.topRight)
      swap(&mapped.bottomLeft, &mapped.bottomRight)
    }
    if d < 0 {
      swap(&mapped.topLeft, &mapped.bottomLeft)
      swap(&mapped.topRight, &mapped.bottomRight)
    }
    return mapped
  }
}
