extension Font {
  /// How far lines are apart: `tight` takes 2 points from the distance of a text style, and `loose` adds 2.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The additional distance between lines beyond the height of the font, in points; negative if lines are closer.
  ///
  /// Fonts of text styles have a leading of their own, which SwiftUI uses and UIKit's labels ignore. `leading(_:)` adds
  /// or subtracts 2 points (Apple, `Font.Leading`).
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
  /// The factor for lengths relative to the style at the preferred text size.
  func scale(in environment: EnvironmentValues) -> CGFloat {
    lineDistance(in: environment) / lineDistanceAtLarge
  }

  /// The distance between lines, in points: the one printed in Apple's guidelines, or one point less.
  ///
  /// The rule fits all distances measured on pictures of iOS. At 3x these are 21 for body and 19 for subheadline, and
  /// at the fourth accessibility size 56 for body, 44 for caption and 61 for title. At one pixel per point these are 22
  /// for body and headline, 20 for a headline of 15 points and 18 for footnote.
  fileprivate func pitch(letters: CGFloat, in environment: EnvironmentValues) -> CGFloat {
    let printed = lineDistance(in: environment)
    let isNear = abs(printed - letters) < 1
    return isNear || environment.displayScale < 2 ? printed : printed - 1
  }

  /// The distance in whole points, at the preferred text size.
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
