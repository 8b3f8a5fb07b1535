package import DarkroomRaster

/// The shape of a stroke's corners; a miter longer than the miter limit becomes a bevel.
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
