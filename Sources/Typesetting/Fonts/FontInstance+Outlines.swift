package import DarkroomRaster
import Synchronization

extension FontInstance {
  /// Returns the outline in font units, y up, to be filled non-zero, or nil if the glyph draws nothing.
  package func outline(of glyph: UInt32) -> Path? {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let path = drawn(glyph)
    let kept = path.isEmpty ? nil : path
    outlines.withLock { $0[glyph] = .some(kept) }
    return kept
  }

  private func drawn(_ glyph: UInt32) -> Path {
    var path = unsafe HarfBuzz.outline(of: glyph, in: handle)
    if path.isEmpty, face.glyphCount == 0 { return missingGlyphBox }
    if emboldening > 0, !path.isEmpty {
      let ink = StrokeStyle(width: 2 * emboldening * unitsPerEm, join: .round)
      let rim = path.stroked(ink, tolerance: unitsPerEm / 2048)
      // Both outlines must wind the same way, or they would cancel where they overlap.
      path.append((rim.signedArea < 0) == (path.signedArea < 0) ? rim : rim.reversed())
    }
    return path
  }

  /// The box that the placeholder draws for a glyph: a frame as high as capitals, half an em wide.
  private var missingGlyphBox: Path {
    let em = unitsPerEm
    var path = Path()
    func frame(_ inset: Double, clockwise: Bool) {
      let (x0, x1) = (0.1 * em + inset, 0.5 * em - inset)
      let (y0, y1) = (inset, 0.7 * em - inset)
      path.move(to: Point(x: x0, y: y0))
      for p in clockwise ? [(x0, y1), (x1, y1), (x1, y0)] : [(x1, y0), (x1, y1), (x0, y1)] {
        path.line(to: Point(x: p.0, y: p.1))
      }
      path.close()
    }
    frame(0, clockwise: true)
    frame(0.05 * em, clockwise: false)
    return path
  }
}

extension Path {
  /// Twice the signed area of the polygon through all points; its sign is the direction of the outline.
  ///
  /// - SeeAlso: B. Braden, "The surveyor's area formula" (1986). We differ: control points count as corners, which is
  ///   enough for a sign.
  fileprivate var signedArea: Double {
    var sum = 0.0
    var start = Point.zero
    var last = Point.zero
    var next = 0
    for verb in verbs {
      if verb == .move || verb == .close { sum += last.x * start.y - start.x * last.y }
      if verb == .move { start = points[next] }
      for p in points[next..<(next + verb.pointCount)] {
        if verb != .move { sum += last.x * p.y - p.x * last.y }
        last = p
      }
      if verb == .close { last = start }
      next += verb.pointCount
    }
    return sum + last.x * start.y - start.x * last.y
  }
}
