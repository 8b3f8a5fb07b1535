/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderlessButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint; a destructive one is red, a disabled one gray.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
