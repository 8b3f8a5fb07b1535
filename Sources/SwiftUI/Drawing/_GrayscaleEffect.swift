import DarkroomRaster

/// Blends colors with the gray of the same luminance.
struct _GrayscaleEffect {
  let amount: Double
}

extension _GrayscaleEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.grayscale(amount))
  }
}
