extension Font {
  /// How much further lines are apart than the font's letters are high, in points.
  ///
  /// Fonts of text styles have one of their own, which UIKit's labels leave out and SwiftUI heeds: the distance of lines
  /// that Apple's guidelines print for the style and size, less the height of the letters and less one point.
  /// Measured on pictures of iOS 16 to 26: 0.71 for body (lines 21.0 apart at 3x, 22 at 1x), 1.1 for subheadline (19.0
  /// at 3x); a footnote's lines are 18 apart at 1x, which the rule gives too.
  /// `leading(_:)` adds or takes 2 points (Apple, `Font.Leading`).
  @MainActor
  func leading(of font: UIFont, in environment: EnvironmentValues) -> CGFloat {
    guard case .style(let style, _, _) = base else { return font.leading }
    let letters = font.ascender - font.descender
    let natural = max(style.lineDistance(in: environment) - letters - 1, 0)
    return modifiers.reduce(natural) { leading, modifier in
      switch modifier {
      case .leading(.tight): natural - 2
      case .leading(.loose): natural + 2
      case .leading(.standard): natural
      default: leading
      }
    }
  }
}

extension Font.TextStyle {
  /// What a length relative to the style is multiplied by at the preferred size of text.
  func scale(in environment: EnvironmentValues) -> CGFloat {
    lineDistance(in: environment) / lineDistanceAtLarge
  }

  /// In whole points, after the preferred size of text.
  fileprivate func lineDistance(in environment: EnvironmentValues) -> CGFloat {
    UIFontMetrics(forTextStyle: uiTextStyle)
      .scaledValue(for: lineDistanceAtLarge, compatibleWith: environment.fontTraits)
  }

  /// Apple, Human Interface Guidelines, Typography: "Leading" of the size Large.
  private var lineDistanceAtLarge: CGFloat {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }
}
