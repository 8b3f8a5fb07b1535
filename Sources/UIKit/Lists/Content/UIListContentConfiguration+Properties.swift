import DarkroomCoreGraphics
public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The alignment of the lines of a row's text; `natural` follows their direction.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The change of letters before they are drawn.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size; 0 means no limit.
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// - Important: Inert.
    public var showsExpansionTextWhenTruncated = false
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

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius in points; a positive value clips the image to its view.
    public var cornerRadius: CGFloat = 0
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

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}
