/// Controls that go back and forward.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side without a plate.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
