/// A prominent button with a border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonLook(isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A plate in the tint behind a white label; the plate of a destructive button is red.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
