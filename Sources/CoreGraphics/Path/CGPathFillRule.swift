package import DarkroomRaster

/// Which parts of an outline that crosses or holds itself are inside: `winding` counts turns, so
/// direction matters; `evenOdd` counts borders only.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  package var raster: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// What to do with a path; `eo` fills by the even-odd rule, and strokes are drawn over fills.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How an open stroke, or a dash, ends: at its end point, or half a line width beyond it.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  package var raster: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How a stroke turns a corner; a mitre longer than the mitre limit becomes a bevel.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  package var raster: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
