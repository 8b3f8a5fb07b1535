import DarkroomRaster

/// A Gaussian blur with the radius as its standard deviation.
struct _BlurEffect {
  let radius: CGFloat
  let isOpaque: Bool
}

extension _BlurEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .blur(sigma: radius, isOpaque: isOpaque)
  }
}
