import DarkroomRaster

/// Moves colors away from the gray of their luminance.
struct _SaturationEffect {
  let amount: Double
}

extension _SaturationEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.saturation(amount))
  }
}
