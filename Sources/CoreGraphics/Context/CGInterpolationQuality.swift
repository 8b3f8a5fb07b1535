package import DarkroomRaster

/// The quality of scaled images, of which there are three levels; see `CGContext.interpolationQuality`.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high

  package var raster: ImageFilter {
    switch self {
    case .none: .nearest
    case .low, .medium: .bilinear
    case .default, .high: .high
    }
  }
}
