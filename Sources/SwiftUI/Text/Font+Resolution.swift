import DarkroomTypesetting

extension Font {
  /// UIKit's font for the environment; nil if a font with its name isn't known.
  @MainActor
  func uiFont(in environment: EnvironmentValues) -> UIFont? {
    guard let font = baseFont(in: environment) else { return nil }
    guard !modifiers.isEmpty || design != nil || weight != nil else { return font }
    var request = font.font.request
    if let design { request.setDesign(design) }
    if let weight { request.weight = weight.value }
    for modifier in modifiers { request.apply(modifier, emphasized: emphasizedWeight) }
    return UIFont(FontLibrary.shared.fontOrPlaceholder(request))
  }

  /// The font before its design, weight and modifiers are applied.
  @MainActor
  private func baseFont(in environment: EnvironmentValues) -> UIFont? {
    switch base {
    case .style(let style, _, _):
      UIFont.preferredFont(
        forTextStyle: style.uiTextStyle, compatibleWith: environment.fontTraits)
    case .system(let size, let weight, _):
      UIFont.systemFont(ofSize: size, weight: environment.heeding(weight))
    case .custom(let name, let size, let style, _):
      // iOS shows the system font for an unknown name.
      (UIFont(name: name, size: size) ?? .systemFont(ofSize: size)).scaled(by: style, environment)
    case .platform(let font): font
    }
  }

  private var design: Design? {
    switch base {
    case .style(_, let design, _), .system(_, _, let design): design
    default: nil
    }
  }

  private var weight: Weight? { if case .style(_, _, let weight) = base { weight } else { nil } }

  /// The weight of bold text; for text styles, it is the emphasized weight in Apple's Human Interface Guidelines.
  private var emphasizedWeight: Double {
    switch base {
    case .style(.largeTitle, _, _), .style(.title, _, _), .style(.title2, _, _): 0.4
    case .style: 0.3
    default: 0.4
    }
  }
}

extension UIFont {
  @MainActor
  fileprivate func scaled(
    by style: Font.TextStyle?, _ environment: EnvironmentValues
  ) -> UIFont {
    guard let style else { return self }
    return UIFontMetrics(forTextStyle: style.uiTextStyle)
      .scaledFont(for: self, compatibleWith: environment.fontTraits)
  }
}

extension FontRequest {
  fileprivate mutating func setDesign(_ design: Font.Design) {
    guard case .system = family else { return }
    switch design {
    case .default: family = .system(.standard)
    case .serif: family = .system(.serif)
    case .rounded: family = .system(.rounded)
    case .monospaced: family = .system(.monospaced)
    }
  }

  fileprivate mutating func apply(
    _ modifier: Font.Modifier, emphasized: Double
  ) {
    switch modifier {
    case .weight(let weight): self.weight = weight.value
    case .bold: weight = max(emphasized, weight ?? 0)
    case .italic: isItalic = true
    case .width(let width): self.width = width.value
    case .design(let design): setDesign(design)
    case .monospaced: setMonospaced()
    case .monospacedDigit: features.append(.monospacedDigits)
    case .lowercaseSmallCaps: features.append(.smallCapitals)
    case .uppercaseSmallCaps: features.append(.smallCapitalsFromCapitals)
    case .leading: break
    }
  }

  /// Replaces the font by the system's fixed-width font, unless it is one itself.
  private mutating func setMonospaced() { family = .system(.monospaced) }
}

extension EnvironmentValues {
  /// The traits on which the fonts of text styles depend.
  var fontTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(
        preferredContentSizeCategory: UIContentSizeCategory(ContentSizeCategory(dynamicTypeSize))),
      UITraitCollection(legibilityWeight: legibilityWeight == .bold ? .bold : .regular),
    ])
  }

  /// The weight of a font; if the user prefers bold text, weights below semibold become semibold.
  fileprivate func heeding(_ weight: Font.Weight?) -> UIFont.Weight {
    let weight = UIFont.Weight(rawValue: weight?.value ?? 0)
    guard legibilityWeight == .bold, weight.rawValue < UIFont.Weight.semibold.rawValue else {
      return weight
    }
    return .semibold
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
