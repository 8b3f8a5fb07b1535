import DarkroomRaster

/// Inverts colors: dark ones become light, and light ones dark.
struct _ColorInvertEffect {}

extension _ColorInvertEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.inversion(1))
  }
}
