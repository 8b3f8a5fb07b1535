extension Font {
  /// How much further lines are apart than the font's letters are high, in points; less than zero where they are nearer.
  ///
  /// Fonts of text styles have one of their own, which UIKit's labels leave out and SwiftUI heeds.
  /// `leading(_:)` adds or takes 2 points (Apple, `Font.Leading`).
  @MainActor
  func leading(of font: UIFont, in environment: EnvironmentValues) -> CGFloat {
    guard case .style(let style, _, _) = base else { return font.leading }
    let letters = font.ascender - font.descender
    let natural = style.pitch(letters: letters, in: environment) - letters
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

  /// From one line to the next, in points: the distance that Apple's guidelines print, or a point less.
  ///
  /// The rule is that of all distances measured on pictures of iOS: 21 of body and 19 of subheadline at 3x, at the fourth
  /// accessibility size 56 of body, 44 of caption and 61 of title; at one pixel a point 22 of body and headline, 20 of a
  /// headline of 15 points and 18 of footnote.
  fileprivate func pitch(letters: CGFloat, in environment: EnvironmentValues) -> CGFloat {
    let printed = lineDistance(in: environment)
    let isNear = abs(printed - letters) < 1
    return isNear || environment.displayScale < 2 ? printed : printed - 1
  }

  /// In whole points, after the preferred size of text.
  private func lineDistance(in environment: EnvironmentValues) -> CGFloat {
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
