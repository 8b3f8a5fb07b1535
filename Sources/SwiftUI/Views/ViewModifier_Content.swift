/// The view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Sendable {
  init() {}
}

extension _ViewModifier_Content: View, UndrawnValue {
  public typealias Body = Never
}
