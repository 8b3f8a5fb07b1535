/// The default style of a toggle: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(.switch)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, which looks like `switch`.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
