/// Controls in a single row of a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupPlate(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls side by side on a gray plate; in a menu, a row of small items.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
