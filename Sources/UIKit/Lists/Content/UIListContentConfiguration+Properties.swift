import DarkroomCoreGraphics
public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The alignment of the lines of a row's text; `natural` follows their direction.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The change of letters before they are drawn.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font; until another one is set, it follows the text size of the traits.
    public var font: UIFont
    /// The color before `colorTransformer` is applied.
    public var color: UIColor
    /// The function that changes the color; nil changes nothing.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines; `natural` by default.
    public var alignment = TextAlignment.natural
    /// How lines are wrapped or truncated; `byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks until it fits into the width; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size; 0 means no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters move closer together before a line is truncated; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the default font follows the text size of the traits; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// - Important: Inert.
    public var showsExpansionTextWhenTruncated = false
    /// The change of letters; `none` by default.
    public var transform = TextTransform.none
    /// Until a font is set, it follows the text size of the traits.
    private let style: UIFont.TextStyle
    private let styleFont: UIFont

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      self.style = style
      styleFont = .preferredFont(forTextStyle: style)
      font = styleFont
      self.color = color
    }

    /// The color after `colorTransformer` was applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func resolvedFont(_ traits: UITraitCollection) -> UIFont {
      guard adjustsFontForContentSizeCategory, font === styleFont else { return font }
      return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// A value that stands for the width or height that rows reserve for symbols, which also applies to other images.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// The size, weight and colors of an image that is a symbol; nil keeps the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of the image; nil means that of the view.
    public var tintColor: UIColor?
    /// The function that changes the tint; nil changes nothing.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius in points; a positive value clips the image to its view.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around the image.
    public var strokeColor: UIColor?
    /// The width in points, inside the edge of the image; a value of 0 or less draws no stroke.
    public var strokeWidth: CGFloat = 0
    /// Points; 0 is no limit.
    public var maximumSize: CGSize = .zero
    /// The size in points that is reserved for the image, which is centered in it and may be larger.
    ///
    /// The value 0 means the image's own length, and `standardDimension` for symbols.
    public var reservedLayoutSize: CGSize = .zero
    /// - Important: Inert.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The tint after `tintColorTransformer` was applied: the own one, or else the given one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}
