/// Controls in a row of a menu.
public struct PaletteControlGroupStyle: NamedControlGroupStyle {
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
