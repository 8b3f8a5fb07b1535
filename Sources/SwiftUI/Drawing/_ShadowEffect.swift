struct _ShadowEffect {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension _ShadowEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  /// Measured on a recorded picture of iOS 18 at 3x: as in Core Animation, the radius is the standard deviation.
  func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.layer.shadowColor = color.uiColor(in: environment).cgColor
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}
