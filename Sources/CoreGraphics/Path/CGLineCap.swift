package import DarkroomRaster

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
