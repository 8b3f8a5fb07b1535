struct _HiddenModifier {}

extension _HiddenModifier: ViewModifier, EffectModifier {
  typealias Body = Never

  func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.alpha = 0
    view.accessibilityElementsHidden = true
  }
}
