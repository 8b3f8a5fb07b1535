/// A picker whose values are rows.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
