import DarkroomRaster

extension CGContext {
  /// In user space as it is when the stroke is drawn; 1 at first.
  ///
  /// Nothing is drawn at 0 or less.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.raster }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.raster }
  /// In line widths; 10 at first, and never less than 1.
  ///
  /// A longer mitre becomes a bevel.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// No lengths, or lengths that are all zero, make a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isDashed = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.stroke.dash = isDashed ? lengths.map { Double($0) } : []
    state.stroke.dashPhase = phase
  }

  /// How far the lines that are drawn in place of a curve may be from it, in pixels.
  ///
  /// Up to 1, as at first, curves stay within a fraction of a pixel.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = max(0, flatness) }

  /// Strokes the current path, in user space as it is now, and ends it.
  public func strokePath() { drawPath(using: .stroke) }

  /// A closed outline, half of the line width on either side; the current path stays.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: Rect(rect)), state.stroke) }

  /// The same in another width, for this rectangle only.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    stroke(Path(rect: Rect(rect)), style)
  }

  /// Half of the line width on either side; the current path stays.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: Rect(rect)), state.stroke)
  }

  /// A separate line between each two points in turn; ends the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for i in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: Point(points[i]))
      path.line(to: Point(points[i + 1]))
    }
    currentPath = Path()
    stroke(path, state.stroke)
  }

  private func strokeWholePixels(of path: Path, _ style: StrokeStyle) {
    let scale = state.transform.largestScale
    guard scale > 0 else { return }
    let fill = state.fillColor
    state.fillColor = state.strokeColor
    self.fill(path.stroked(style, tolerance: 0.1 / scale), .nonZero)
    state.fillColor = fill
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard isAntialiased else { return strokeWholePixels(of: path, style) }
    let path = flattened(path)
    record(state.strokeColor) { recorder, paint, blend in
      recorder.stroke(path, style: style, paint: paint, blend: blend)
    }
  }
}
