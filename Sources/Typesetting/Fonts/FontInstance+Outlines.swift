import DarkroomCHarfBuzz
package import DarkroomRaster
import Synchronization

extension FontInstance {
  /// The outline in font units, y up, filled non-zero; nil when the glyph draws nothing.
  package func outline(of glyph: UInt32) -> Path? {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let path = drawn(glyph)
    let kept = path.isEmpty ? nil : path
    outlines.withLock { $0[glyph] = .some(kept) }
    return kept
  }

  private func drawn(_ glyph: UInt32) -> Path {
    var path = Path()
    unsafe withUnsafeMutablePointer(to: &path) { sink in
      unsafe hb_font_get_glyph_shape(handle, glyph, OutlinePen.functions, sink)
    }
    if path.isEmpty, face.glyphCount == 0 { return missingGlyphBox }
    if emboldening > 0, !path.isEmpty {
      let ink = StrokeStyle(width: 2 * emboldening * unitsPerEm, join: .round)
      let rim = path.stroked(ink, tolerance: unitsPerEm / 2048)
      // Both must wind the same way, or they would cancel where they overlap.
      path.append((rim.signedArea < 0) == (path.signedArea < 0) ? rim : rim.reversed())
    }
    return path
  }

  /// What the placeholder draws: a frame as high as capitals, half an em wide.
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

/// HarfBuzz's drawing callbacks, which append to the `Path` they are given as draw data.
private enum OutlinePen {
  /// The corresponding C type is `hb_draw_funcs_t`.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let pen = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      pen,
      { _, data, _, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee.move(to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      pen,
      { _, data, _, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee.line(to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      pen,
      { _, data, _, cx, cy, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee
          .quad(to: point(x, y), control: point(cx, cy))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        unsafe data?.assumingMemoryBound(to: Path.self).pointee
          .cubic(to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      pen, { _, data, _, _ in unsafe data?.assumingMemoryBound(to: Path.self).pointee.close() },
      nil, nil)
    unsafe hb_draw_funcs_make_immutable(pen)
    return unsafe pen
  }()

  private static func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x), y: Double(y)) }
}

extension Path {
  /// Twice the area that the polygon of all points winds around; its sign tells the direction.
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
