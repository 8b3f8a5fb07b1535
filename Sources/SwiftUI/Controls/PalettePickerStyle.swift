/// A picker with a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
