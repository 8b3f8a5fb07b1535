import DarkroomRaster

/// Turns hues about gray.
struct _HueRotationEffect {
  let angle: Angle
}

extension _HueRotationEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.hueRotation(angle))
  }
}
