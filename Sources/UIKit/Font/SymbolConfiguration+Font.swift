extension UIImage.SymbolConfiguration {
  /// Creates a configuration with the size of a text style; views use the size of the style in their own traits.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(textStyle: textStyle, scale: .unspecified)
  }

  /// Creates a configuration with the size of a text style, at a scale relative to it.
  ///
  /// Views use the size of the style in their own traits.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    let font = UIFont.preferredFont(forTextStyle: textStyle)
    self.init(
      attributes: SymbolAttributes(pointSize: font.pointSize, textStyle: textStyle, scale: scale))
  }

  /// Creates a configuration with the font's point size; the font's weight is not used.
  public convenience init(font: UIFont) {
    self.init(font: font, scale: .unspecified)
  }

  /// Creates a configuration with the font's point size and a scale; the font's weight is not used.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(attributes: SymbolAttributes(pointSize: font.pointSize, scale: scale))
  }
}
