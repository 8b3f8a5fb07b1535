import DarkroomRaster

/// Makes black of a view, as opaque as its colors are light.
struct _LuminanceToAlphaEffect {}

extension _LuminanceToAlphaEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.luminanceToAlpha)
  }
}
