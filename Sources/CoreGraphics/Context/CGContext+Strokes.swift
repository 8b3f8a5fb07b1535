import DarkroomRaster

extension CGContext {
  /// Sets the line width in user space at the time of the stroke; by default 1.
  ///
  /// At 0 or less nothing is drawn.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of the ends of open subpaths and dashes; `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.raster }
  /// Sets the shape of corners; `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.raster }
  /// Sets the greatest length of a miter in line widths; by default 10, and at least 1.
  ///
  /// A longer miter becomes a bevel.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; without lengths, or with only zeros, the line is solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isDashed = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.stroke.dash = isDashed ? lengths.map { Double($0) } : []
    state.stroke.dashPhase = phase
  }

  /// Sets how far the lines that approximate a curve may deviate from it, in pixels.
  ///
  /// Up to 1, the default, curves are accurate to a fraction of a pixel.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = max(0, flatness) }

  /// Strokes the current path, in the current user space, and ends it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Strokes a rectangle with half of the line width on either side; the current path is kept.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: Rect(rect)), state.stroke) }

  /// Strokes a rectangle with another line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    stroke(Path(rect: Rect(rect)), style)
  }

  /// Strokes an ellipse with half of the line width on either side; the current path is kept.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: Rect(rect)), state.stroke)
  }

  /// Strokes a separate line between each pair of points, and ends the current path.
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
