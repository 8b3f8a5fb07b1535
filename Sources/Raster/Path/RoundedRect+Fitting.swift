extension RoundedRect {
  /// The same shape with no negative radius, and with radii that fit on every side.
  ///
  /// All radii are reduced by the factor that the tightest side needs (CSS Backgrounds 3, 5.5).
  package var fitted: RoundedRect {
    var copy = self
    copy.topLeft = Self.held(topLeft)
    copy.topRight = Self.held(topRight)
    copy.bottomRight = Self.held(bottomRight)
    copy.bottomLeft = Self.held(bottomLeft)
    let sides = [
      (rect.width, copy.topLeft + copy.topRight), (rect.width, copy.bottomLeft + copy.bottomRight),
      (rect.height, copy.topLeft + copy.bottomLeft),
      (rect.height, copy.topRight + copy.bottomRight),
    ]
    var factor = 1.0
    for (side, radii) in sides where radii > side { factor = min(factor, side / radii) }
    guard factor < 1 else { return copy }
    copy.topLeft *= factor
    copy.topRight *= factor
    copy.bottomRight *= factor
    copy.bottomLeft *= factor
    return copy
  }

  /// Returns a finite radius, so that it can be reduced; a value that is not a number becomes 0.
  private static func held(_ radius: Double) -> Double { max(0, min(1e9, radius)) }
}
