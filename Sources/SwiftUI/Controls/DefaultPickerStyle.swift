/// The style that fits the place of a picker.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension DefaultPickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerMenu(configuration: configuration)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
