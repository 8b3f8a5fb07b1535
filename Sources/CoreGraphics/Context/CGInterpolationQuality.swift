package import DarkroomRaster

/// How images are scaled; there are three ways, see `CGContext.interpolationQuality`.
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
