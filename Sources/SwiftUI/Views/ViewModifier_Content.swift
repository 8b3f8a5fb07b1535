/// The view that a modifier is laid over.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Sendable {
  init() {}
}

extension _ViewModifier_Content: View, UndrawnValue {
  public typealias Body = Never
}
