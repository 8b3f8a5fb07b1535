extension StrokeStyle {
  /// How far ink can lie from the outline.
  var reach: Double {
    let half = max(0, width) / 2
    let corner = cap == .square ? 1.4142135623730951 : 1
    return half * (join == .miter ? max(corner, miterLimit) : corner)
  }

  /// What of the path's space ink can come from to the pixels of `clip`, and a little more.
  ///
  /// - Parameter transform: from the path's space to pixels.
  /// - Returns: nil where that is not known well enough, as under a transform that leaves hardly any area.
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
