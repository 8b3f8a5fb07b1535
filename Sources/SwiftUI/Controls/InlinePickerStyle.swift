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
  /// The values as rows of a list, with a check mark; outside of a list they are a wheel.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
