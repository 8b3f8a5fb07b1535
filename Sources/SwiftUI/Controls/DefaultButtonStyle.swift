/// The style that fits the place of a button.
public struct DefaultButtonStyle: NamedButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
