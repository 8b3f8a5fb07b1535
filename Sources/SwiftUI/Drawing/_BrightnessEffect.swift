import DarkroomRaster

/// Makes colors brighter by adding to their components.
struct _BrightnessEffect {
  let amount: Double
}

extension _BrightnessEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.brightness(amount))
  }
}
