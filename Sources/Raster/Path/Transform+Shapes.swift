extension Transform {
  /// How much areas' sides grow: the square root of the determinant's size.
  package var meanScale: Double { determinant.magnitude.squareRoot() }

  /// The rectangle's image when that is a rectangle with sides parallel to the axes.
  package func mapped(_ rect: Rect) -> Rect? {
    (b == 0 && c == 0) || (a == 0 && d == 0) ? apply(rect) : nil
  }

  /// The image when it is a rounded rectangle with circular corners: a uniform scale, with flips.
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
