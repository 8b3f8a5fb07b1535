/// A picker with its values as rows.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension InlinePickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    InlinePicker(configuration: configuration)
  }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
