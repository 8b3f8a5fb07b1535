/// A picker with a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PalettePickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerSegments(options: configuration.options)
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A segment for each value, as `segmented` has it.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
