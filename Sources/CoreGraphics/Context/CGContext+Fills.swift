import DarkroomRaster

extension CGContext {
  /// Fills the current path, open subpaths being closed, and ends it.
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

  /// Fills the standardized rectangle, with anti-aliased edges; the current path stays.
  public func fill(_ rect: CGRect) {
    guard !rect.isNull else { return }
    let rect = Rect(rect)
    record(state.fillColor) { recorder, paint, blend in
      recorder.fill(rect, paint: paint, blend: blend)
    }
  }

  /// One after the other: where they overlap, a translucent colour is drawn twice.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse; the current path stays.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: Rect(rect)), .nonZero) }

  /// Makes the rectangle transparent, or black where the context has no alpha.
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
    record(state.fillColor) { recorder, paint, blend in
      if let rect = path.rectangle {
        recorder.fill(rect, paint: paint, blend: blend)
      } else {
        recorder.fill(path, rule: rule, paint: paint, blend: blend)
      }
    }
  }

  /// - Important: Inert. Edges are always anti-aliased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// - Important: Inert.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// - Important: Inert. Text is never drawn with subpixel colours.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// - Important: Inert.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
}
