extension StrokeStyle {
  /// The largest distance of ink from the outline.
  var reach: Double {
    let half = max(0, width) / 2
    let corner = cap == .square ? 1.4142135623730951 : 1
    return half * (join == .miter ? max(corner, miterLimit) : corner)
  }

  /// Returns the area of the path's space that can leave ink in `clip`, and a little more.
  ///
  /// - Parameter transform: The map from the path's space to pixels.
  /// - Returns: The area, or nil if it is unknown, as under a transform that leaves hardly any area.
  func source(of clip: IntRect, through transform: Transform) -> Rect? {
    let t = transform
    guard abs(t.determinant) > 1e-6 * (abs(t.a * t.d) + abs(t.b * t.c)), let inverse = t.inverted
    else { return nil }
    let spare = 2
    let pixels = Rect(
      minX: Double(clip.minX - spare), minY: Double(clip.minY - spare),
      maxX: Double(clip.maxX + spare), maxY: Double(clip.maxY + spare))
    let box = inverse.apply(pixels)
    let largest = max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
    // A dash of no length is drawn as long as `DashPattern` says.
    let outset = reach + DashPattern.dotLength + 1e-6 * largest
    let result = box.insetBy(dx: -outset, dy: -outset)
    return result.x.isFinite && result.y.isFinite && result.width.isFinite && result.height.isFinite
      ? result : nil
  }
}
