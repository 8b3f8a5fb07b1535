/// Controls that go back and forth.
public struct NavigationControlGroupStyle: NamedControlGroupStyle {
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
