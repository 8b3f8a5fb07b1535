/// The default style of a picker, which depends on its context.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension DefaultPickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerMenu(configuration: configuration)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, which looks like `menu`.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
