/// The default style of a button, which depends on its context.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderlessButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which looks like `borderless`.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
