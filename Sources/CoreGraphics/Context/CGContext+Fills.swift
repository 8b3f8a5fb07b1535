import DarkroomRaster

extension CGContext {
  /// Fills the current path, with open subpaths closed, and ends it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the current path and ends it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    currentPath = Path()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill, .fillStroke: fill(path, .nonZero)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .fill, .eoFill: break
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.stroke)
    }
  }

  /// Fills the standardized rectangle, with anti-aliased edges; the current path is kept.
  public func fill(_ rect: CGRect) {
    guard !rect.isNull else { return }
    guard isAntialiased else { return fill(Path(rect: Rect(rect)), .nonZero) }
    let rect = Rect(rect)
    record(state.fillColor) { recorder, paint, blend in
      recorder.fill(rect, paint: paint, blend: blend)
    }
  }

  /// Fills the rectangles one after the other: where they overlap, a translucent color is drawn twice.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse; the current path is kept.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: Rect(rect)), .nonZero) }

  /// Makes the rectangle transparent, or black if the context has no alpha.
  public func clear(_ rect: CGRect) {
    let outer = (state.alpha, state.shadow, state.blend)
    (state.alpha, state.shadow, state.blend) = (1, nil, isOpaque ? .normal : .clear)
    let rect = Rect(rect)
    record { recorder, blend in
      recorder.fill(rect, paint: .color(.black), blend: blend)
    }
    (state.alpha, state.shadow, state.blend) = outer
  }

  func fill(_ path: Path, _ rule: FillRule) {
    guard isAntialiased else { return fillWholePixels(of: path, rule) }
    let path = flattened(path)
    record(state.fillColor) { recorder, paint, blend in
      if let rect = path.rectangle {
        recorder.fill(rect, paint: paint, blend: blend)
      } else {
        recorder.fill(path, rule: rule, paint: paint, blend: blend)
      }
    }
  }

  /// Sets whether edges of paths may cover pixels partially; if not, a pixel is drawn if its center is inside.
  ///
  /// It is part of the graphics state. Text, images and clips keep their anti-aliased edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }
  /// Sets whether the context allows anti-aliasing, whatever the graphics state is.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }

  private func fillWholePixels(of path: Path, _ rule: FillRule) {
    guard let inverse = state.transform.inverted else { return }
    let area = IntRect(minX: 0, minY: 0, maxX: recorder.width, maxY: recorder.height)
    let pixels = path.wholePixels(transform: state.transform, rule: rule, in: area)
    guard !pixels.isEmpty else { return }
    record(state.fillColor) { recorder, paint, blend in
      recorder.fill(pixels.applying(inverse), rule: .nonZero, paint: paint, blend: blend)
    }
  }

  /// The path as lines, if the graphics state allows them to deviate from its curves.
  func flattened(_ path: Path) -> Path {
    // What drawing allows itself.
    guard state.flatness > 1 else { return path }
    let scale = state.transform.largestScale
    return scale > 0 ? path.flattened(tolerance: state.flatness / scale) : path
  }
  /// - Important: Inert. Text is never drawn with subpixel colours.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// - Important: Inert.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
}
