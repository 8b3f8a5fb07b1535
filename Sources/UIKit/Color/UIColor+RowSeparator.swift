extension UIColor {
  /// The color of the lines between rows.
  package static var rowSeparator: UIColor {
    InterfaceLook.current == .classic ? .separator : RowSeparator.liquidGlass
  }

  private enum RowSeparator {
    /// The classic colors with 12 and 50 percent.
    ///
    /// Pictures of home-assistant/iOS at d722d781 have (232, 232, 232) over white, and (56, 56, 59) over (28, 28, 30).
    /// Vercantez/openuikit reports the same value over white.
    static let liquidGlass = SystemColor(
      light: .init(0x3C3C43, 0.12), dark: .init(0x545458, 0.5)
    ).dynamicColor(.system(name: "separatorColor"))
  }
}
