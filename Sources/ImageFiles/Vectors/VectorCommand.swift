import DarkroomRaster

/// A drawing command of a vector image.
enum VectorCommand: Sendable {
  case save
  case restore
  /// Prepends a transform to the current one.
  case concatenate(Transform)
  case clip(Path, FillRule)
  case fill(Path, FillRule, VectorPaint, BlendMode)
  case stroke(Path, StrokeStyle, VectorPaint, BlendMode)
  /// Stretches a bitmap over the rectangle; its first row is at `minY`.
  case image(Bitmap, Rect, opacity: Double, isSmooth: Bool, BlendMode)
  case beginGroup(opacity: Double, BlendMode)
  /// Begins a mask, inside a group and after the content that it masks.
  ///
  /// A luminance mask uses the brightness of its content over black.
  case beginMask(isLuminance: Bool)
  case endMask(isLuminance: Bool)
  case endGroup
}

/// The paint that fills an outline of a vector image.
enum VectorPaint: Sendable, Equatable {
  case color(Color)
  /// A gradient; the transform maps the gradient's space to the outline's.
  case gradient(Gradient, opacity: Double, transform: Transform)

  /// Returns the paint with its alpha multiplied.
  func faded(by factor: Double) -> VectorPaint {
    switch self {
    case .color(var color):
      color.alpha *= factor
      return .color(color)
    case .gradient(let gradient, let opacity, let transform):
      return .gradient(gradient, opacity: opacity * factor, transform: transform)
    }
  }
}
