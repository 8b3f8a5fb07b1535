/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonLook(isProminent: false))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A plate behind the label, with the sizes of UIKit's button configurations.
  ///
  /// It is gray, or the tint with an opacity of 0.18 if a tint is set or the button is destructive.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
