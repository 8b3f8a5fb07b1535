import DarkroomRaster

/// One step of a vector picture, in the order in which it is drawn.
enum VectorCommand: Sendable {
  case save
  case restore
  /// Comes before the transform that is in force.
  case concatenate(Transform)
  case clip(Path, FillRule)
  case fill(Path, FillRule, VectorPaint, BlendMode)
  case stroke(Path, StrokeStyle, VectorPaint, BlendMode)
  /// Stretched over the rectangle, its first row at `minY`.
  case image(Bitmap, Rect, opacity: Double, isSmooth: Bool, BlendMode)
  case beginGroup(opacity: Double, BlendMode)
  /// Comes in a group, after what it masks.
  ///
  /// A mask of luminance counts how light its content is over black.
  case beginMask(isLuminance: Bool)
  case endMask(isLuminance: Bool)
  case endGroup
}

/// What fills an outline of a vector picture.
enum VectorPaint: Sendable, Equatable {
  case color(Color)
  /// The transform maps the gradient's space to the one of the outline.
  case gradient(Gradient, opacity: Double, transform: Transform)

  /// The same paint with its alpha multiplied.
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
