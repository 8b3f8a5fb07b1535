/// The style that fits the place of a toggle.
public struct DefaultToggleStyle: NamedToggleStyle {
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
