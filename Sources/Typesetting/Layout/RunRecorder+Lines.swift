import DarkroomRaster

extension RunRecorder {
  /// Draws a line whose center is `center` points above the baseline.
  func recordLine(
    _ lineStyle: TextLineStyle, center: Double, into recorder: inout DisplayListRecorder
  ) {
    let metrics = run.lineFont.metrics
    let thickness = metrics.underlineThickness * (lineStyle.stroke == .thick ? 2 : 1)
    let y = origin.y - center - run.style.baselineOffset
    let rows = lineStyle.stroke == .double ? [y, y + thickness * 2] : [y]
    let paint = Paint.color(lineStyle.color ?? run.style.color)
    for span in spans(lineStyle) {
      for row in rows {
        stroke(lineStyle.pattern, row, span, thickness, paint, into: &recorder)
      }
    }
  }

  /// Returns the parts of the line from left to right, in the recorder's user space.
  private func spans(_ lineStyle: TextLineStyle) -> [(from: Double, to: Double)] {
    let left = origin.x + run.x
    guard lineStyle.isByWord, !run.glyphs.isEmpty else { return [(left, left + run.width)] }
    var spans: [(from: Double, to: Double)] = []
    var x = left
    for (i, advance) in run.advances.enumerated() {
      let isSpace = run.font.instance.outline(of: run.glyphs[i]) == nil
      if !isSpace {
        if let last = spans.last, last.to == x {
          spans[spans.count - 1].to = x + advance
        } else {
          spans.append((x, x + advance))
        }
      }
      x += advance
    }
    return spans
  }

  private func stroke(
    _ pattern: TextLineStyle.Pattern, _ y: Double, _ span: (from: Double, to: Double),
    _ thickness: Double, _ paint: Paint, into recorder: inout DisplayListRecorder
  ) {
    guard pattern != .solid else {
      recorder.fill(
        Rect(x: span.from, y: y - thickness / 2, width: span.to - span.from, height: thickness),
        paint: paint)
      return
    }
    var path = Path()
    path.move(to: Point(x: span.from, y: y))
    path.line(to: Point(x: span.to, y: y))
    let dash = pattern.dash.map { $0 * thickness }
    recorder.stroke(
      path, style: StrokeStyle(width: thickness, dash: dash), paint: paint)
  }
}

extension TextLineStyle.Pattern {
  /// The lengths of ink and gap in turn, in units of the line's thickness.
  fileprivate var dash: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [3, 1]
    case .dashDot: [3, 1, 1, 1]
    case .dashDotDot: [3, 1, 1, 1, 1, 1]
    }
  }
}
