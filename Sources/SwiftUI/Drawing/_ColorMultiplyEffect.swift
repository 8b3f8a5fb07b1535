import DarkroomRaster

/// Multiplies colors by another.
struct _ColorMultiplyEffect {
  let color: Color
}

extension _ColorMultiplyEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.multiplication(color.resolve(in: environment)))
  }
}
