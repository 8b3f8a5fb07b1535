package import DarkroomRaster

/// The shape of an open stroke's or a dash's ends: at the end point, or half a line width beyond it.
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
