import DarkroomCoreGraphics
public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where the lines of a row's text lie; `natural` follows their direction.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// How letters are changed before they are drawn.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size; 0 sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// - Important: Inert.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none
    /// The font follows the size that the traits ask for until one is set.
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
    /// Stands for the width or height that rows keep for symbols, for other images too.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points; more than 0 cuts the image to its view.
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    /// In points, inside the edge of the image; 0 or less draws none.
    public var strokeWidth: CGFloat = 0
    /// Points; 0 is no limit.
    public var maximumSize: CGSize = .zero
    /// Points that are kept for the image, which lies in their middle and may be larger.
    ///
    /// 0 is the image's own length, and `standardDimension` for symbols.
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
