/// The requested look of a symbol; nil and unspecified leave a property unchanged.
struct SymbolAttributes: Equatable {
  var pointSize: CGFloat?
  /// The text style whose size the symbol has; `pointSize` is that of the traits when it was created.
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: SymbolColors?

  func applying(_ other: SymbolAttributes) -> SymbolAttributes {
    SymbolAttributes(
      pointSize: other.pointSize ?? pointSize,
      textStyle: other.pointSize == nil ? textStyle : other.textStyle,
      weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors)
  }

  /// The point size; by default that of text with 17 points.
  var resolvedPointSize: CGFloat { pointSize ?? 17 }

  /// The factor of SF Symbols' three scales relative to medium.
  ///
  /// A large circle at 17 points is 24⅓ wide and 23⅔ high, as in a contact-add button (see Measures, control sizes).
  var factor: CGFloat {
    switch scale {
    case .small: return 0.79
    case .large: return 1.265
    case .medium, .default, .unspecified: return 1
    }
  }

  /// The width of strokes, in hundredths of the symbol's em.
  var strokeWidth: CGFloat {
    switch weight {
    case .ultraLight: return 2.5
    case .thin: return 4
    case .light: return 6
    case .unspecified, .regular: return 8
    case .medium: return 9.5
    case .semibold: return 11
    case .bold: return 13
    case .heavy: return 15
    case .black: return 17
    }
  }
}
