/// A font that adapts to its environment.
public struct Font: Hashable, @unchecked Sendable {
  /// The font before modifiers are applied.
  enum Base: Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, relativeTo: TextStyle?, isFixed: Bool)
    case platform(UIFont)
  }

  /// The modifiers, in order.
  enum Modifier: Hashable {
    case weight(Weight)
    case bold
    case italic
    case width(Width)
    case design(Design)
    case leading(Leading)
    case monospaced
    case monospacedDigit
    case lowercaseSmallCaps
    case uppercaseSmallCaps
  }

  let base: Base
  var modifiers: [Modifier] = []

  init(base: Base) { self.base = base }

  /// Creates a font from one of UIKit, whose size does not follow the preferred text size by itself.
  public init(_ font: UIFont) { base = .platform(font) }

  /// A regular font of 34 points at the text size `large`, and of 31 to 60 points at others.
  public static let largeTitle = Font(base: .style(.largeTitle, nil, nil))
  /// A regular font of 28 points at the text size `large`, and of 25 to 58 points at others.
  public static let title = Font(base: .style(.title, nil, nil))
  /// A regular font of 22 points at the text size `large`, and of 19 to 56 points at others.
  public static let title2 = Font(base: .style(.title2, nil, nil))
  /// A regular font of 20 points at the text size `large`, and of 17 to 55 points at others.
  public static let title3 = Font(base: .style(.title3, nil, nil))
  /// A semibold font of 17 points at the text size `large`, and of 14 to 53 points at others.
  public static let headline = Font(base: .style(.headline, nil, nil))
  /// A regular font of 15 points at the text size `large`, and of 12 to 49 points at others.
  public static let subheadline = Font(base: .style(.subheadline, nil, nil))
  /// A regular font of 17 points at the text size `large`, and of 14 to 53 points at others.
  public static let body = Font(base: .style(.body, nil, nil))
  /// A regular font of 16 points at the text size `large`, and of 13 to 51 points at others.
  public static let callout = Font(base: .style(.callout, nil, nil))
  /// A regular font of 13 points at the text size `large`, and of 12 to 44 points at others.
  public static let footnote = Font(base: .style(.footnote, nil, nil))
  /// A regular font of 12 points at the text size `large`, and of 11 to 43 points at others.
  public static let caption = Font(base: .style(.caption, nil, nil))
  /// A regular font of 11 points at the text size `large`, and of 11 to 40 points at others.
  public static let caption2 = Font(base: .style(.caption2, nil, nil))

  /// Returns the system font of a text style, whose size follows the preferred text size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(base: .style(style, design, weight)) }
  /// Returns the system font of a text style, whose size follows the preferred text size.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .style(style, design, nil))
  }
  /// Returns the system font with a size in points, which does not follow the preferred text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(base: .system(size, weight, design)) }
  /// Returns the system font with a size in points, which does not follow the preferred text size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(base: .system(size, weight, design)) }
  /// Returns a font by its name, with a size that follows the preferred text size as the style `body` does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size, relativeTo: .body, isFixed: false))
  }
  /// Returns a font by its name, with a size that follows the preferred text size as a style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(base: .custom(name, size, relativeTo: textStyle, isFixed: false)) }
  /// Returns a font by its name, with a size in points that does not follow the preferred text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, fixedSize, relativeTo: nil, isFixed: true))
  }

  /// Returns the font in italics, or slanted if it has none.
  public func italic() -> Font { with(.italic) }
  /// Returns the font in the emphasized weight of its text style, which is semibold except for the largest titles.
  public func bold() -> Font { with(.bold) }
  /// Returns the font in a weight; a later weight takes precedence.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// Returns the font in a width, if it has several.
  public func width(_ width: Width) -> Font { with(.width(width)) }
  /// Returns the font with lines that are closer or farther apart.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// Returns the system's font with characters of the same width, in the size and weight of this one.
  public func monospaced() -> Font { with(.monospaced) }
  /// Returns the font with digits that all have the same width.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// Returns the font with small capitals for all letters, if it has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// Returns the font with small capitals for lowercase letters, if it has them.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }
  /// Returns the font with small capitals for uppercase letters, if it has them.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

  func design(_ design: Design) -> Font { with(.design(design)) }

  private func with(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}
