import DarkroomRaster

/// Increases or reduces the difference of colors from the gray of the same luminance.
struct _SaturationEffect {
  let amount: Double
}

extension _SaturationEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.saturation(amount))
  }
}
