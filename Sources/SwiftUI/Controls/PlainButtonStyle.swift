/// A button without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(PlainButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, with an opacity of 0.75 while pressed and of 0.5 while disabled.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
