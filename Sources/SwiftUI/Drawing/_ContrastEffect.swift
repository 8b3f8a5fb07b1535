import DarkroomRaster

/// Moves colors away from a middle gray.
struct _ContrastEffect {
  let amount: Double
}

extension _ContrastEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.contrast(amount))
  }
}
