extension Font {
  /// UIKit's font for the surroundings; nil if something of the font is not drawn yet.
  @MainActor
  func uiFont(in environment: EnvironmentValues) -> UIFont? {
    modifiers.reduce(baseFont(in: environment)) { font, modifier in
      guard case .weight(let weight) = modifier else { return nil }
      return font?.weighted(weight)
    }
  }

  @MainActor
  private func baseFont(in environment: EnvironmentValues) -> UIFont? {
    switch base {
    case .style(let style, nil, let weight), .style(let style, .default?, let weight):
      let font = UIFont.preferredFont(
        forTextStyle: style.uiTextStyle, compatibleWith: environment.sizeTraits)
      return weight.map(font.weighted) ?? font
    case .system(let size, let weight, nil), .system(let size, let weight, .default?):
      return UIFont.systemFont(
        ofSize: size, weight: UIFont.Weight(rawValue: weight?.value ?? 0))
    case .custom(let name, let size, let style, _):
      let font = UIFont(name: name, size: size)
      guard let style else { return font }
      return font.map {
        UIFontMetrics(forTextStyle: style.uiTextStyle)
          .scaledFont(for: $0, compatibleWith: environment.sizeTraits)
      }
    case .platform(let font): return font
    default: return nil
    }
  }
}

extension UIFont {
  fileprivate func weighted(_ weight: Font.Weight) -> UIFont {
    .systemFont(ofSize: pointSize, weight: UIFont.Weight(rawValue: weight.value))
  }
}

extension EnvironmentValues {
  /// What `fontWeight` has set.
  var fontWeight: Font.Weight? {
    get { value(nil) }
    set { set(newValue) }
  }

  fileprivate var sizeTraits: UITraitCollection {
    UITraitCollection(
      preferredContentSizeCategory: UIContentSizeCategory(ContentSizeCategory(dynamicTypeSize)))
  }
}

extension Font.TextStyle {
  var uiTextStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}
