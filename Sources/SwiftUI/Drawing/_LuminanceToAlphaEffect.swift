import DarkroomRaster

/// Makes a view black, with the luminance of its colors as its opacity.
struct _LuminanceToAlphaEffect {}

extension _LuminanceToAlphaEffect: ViewModifier, FilterModifier {
  typealias Body = Never

  func filter(in environment: EnvironmentValues) -> PictureFilter {
    .colors(.luminanceToAlpha)
  }
}
