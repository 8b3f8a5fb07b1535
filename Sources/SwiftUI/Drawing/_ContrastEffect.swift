import DarkroomRaster

/// Increases or reduces the difference of colors from a middle gray.
struct _ContrastEffect {
  let amount: Double
}

extension _ContrastEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.contrast(amount))
  }
}
