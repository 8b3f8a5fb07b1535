struct _OpacityEffect {
  let opacity: Double
}

extension _OpacityEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  func apply(to view: EffectView, in environment: EnvironmentValues) { view.alpha = opacity }
}
