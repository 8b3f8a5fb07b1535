package import DarkroomRaster

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
