extension EnvironmentValues {
  /// The traits by which variants of an asset are chosen.
  var imageTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
      UITraitCollection(displayScale: displayScale),
      UITraitCollection(
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass.uiSizeClass),
      UITraitCollection(verticalSizeClass: verticalSizeClass.uiSizeClass),
    ])
  }

  /// The size and weight of symbols beside text in this environment; nil without a font.
  @MainActor
  var symbolConfiguration: UIImage.SymbolConfiguration? {
    let font: UIFont? = symbolFont.uiFont(in: self)
    let configuration = font.map {
      UIImage.SymbolConfiguration(
        pointSize: $0.pointSize, weight: $0.symbolWeight, scale: imageScale.symbolScale)
    }
    return symbolRenderingMode == .multicolor
      ? configuration?.applying(UIImage.SymbolConfiguration.preferringMulticolor()) : configuration
  }

  private var symbolFont: Font {
    let font = font ?? .body
    return fontWeight.map(font.weight) ?? font
  }

  /// The colors of a symbol's first, second and third level; nil if one of them isn't drawn yet.
  var palette: [UIColor]? {
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
    let colors = levels.compactMap { color(for: $0) }
    return colors.count == levels.count ? colors : nil
  }
}

extension UserInterfaceSizeClass? {
  fileprivate var uiSizeClass: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case nil: .unspecified
    }
  }
}

extension Image.Scale {
  fileprivate var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension UIFont {
  /// The weight of symbols beside text in this font.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = traits?[.weight] as? Weight ?? .regular
    let weights: [(Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    let nearest = weights.min {
      abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
    }
    return nearest?.1 ?? .regular
  }
}
