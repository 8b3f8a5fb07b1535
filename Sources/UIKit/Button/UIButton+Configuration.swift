public import Foundation

extension UIButton {
  /// The content and look of a button as one value.
  public struct Configuration {
    /// The kind of background behind the content.
    enum Style: Sendable { case plain, gray, tinted, filled, borderless }

    /// The insets and text size of a button that does not set its own.
    public enum Size: Sendable { case medium, small, mini, large }

    /// The source of a button's corner radius; all styles but `fixed` and `dynamic` replace the background's radius.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    var style: Style

    /// The plain title, which takes precedence over the titles set on the button.
    public var title: String?
    /// The title with attributes, which takes precedence over `title`.
    ///
    /// Text without a font or color uses those of the configuration.
    public var attributedTitle: AttributedString?
    /// Changes the title's attributes.
    ///
    /// It receives the configuration's font and color, and the attributes of each part of `attributedTitle`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The plain text below the title; nil shows only the title.
    public var subtitle: String?
    /// The subtitle with attributes, which takes precedence over `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// Changes the subtitle's attributes, as `titleTextAttributesTransformer` does the title's.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image, which takes precedence over the images set on the button.
    public var image: UIImage?
    /// The configuration of an image that is a symbol; it takes precedence over the button's own, and other
    /// images ignore it.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image stands; `leading` by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle, and of the lines of a long title; `automatic` and `leading` align them at
    /// the leading edge.
    public var titleAlignment: TitleAlignment = .automatic
    /// How a title that is too wide is truncated or wrapped.
    ///
    /// Modes that wrap use as many lines as needed; the others use one.
    ///
    /// (Apple, "titleLineBreakMode". That it is `byWordWrapping` at first is seen in code that turns it off, as lines
    /// such as "truncate instead of wrapping" beside it say; no header says it.)
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that is too wide is truncated or wrapped.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The color of title and image while the button is enabled; by default white if filled, and the tint otherwise.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives the background; by default the tint, or red for a destructive role.
    ///
    /// A tinted button uses 18 % of it. Plain and borderless buttons have a background only if the color is set.
    public var baseBackgroundColor: UIColor?
    /// The size, `medium` at first; setting it also replaces `contentInsets`.
    ///
    /// Small and mini buttons have titles in `subheadline` instead of `body`.
    public var buttonSize: Size = .medium {
      didSet { contentInsets = Configuration.insets(of: buttonSize) }
    }
    /// The source of the corner radius; `dynamic` by default, which uses the background's radius.
    ///
    /// Radii of `small`, `medium` and `large` are 4, 6 and 8 points.
    public var cornerStyle: CornerStyle = .dynamic
    /// The space around the content, in points; setting `buttonSize` later replaces it.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The background.
    ///
    /// Its corner radius applies if `cornerStyle` is `dynamic` or `fixed`; for the default see Measures, control sizes.
    public var background: UIBackgroundConfiguration

    init(style: Style) {
      self.style = style
      contentInsets = Configuration.insets(of: .medium)
      background = .clear()
      background.cornerRadius = 5.95
    }

    /// A configuration without background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A configuration with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A configuration whose background is the tint at 18 % of its opacity.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration whose background is the tint, with white text.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A configuration without background; it looks like `plain()` here.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// The same as `gray()` here.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// The same as `tinted()` here.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// The same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// Returns the configuration unchanged: states are applied when the button draws.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets `contentInsets` to the default of `buttonSize`; for a medium button, 7 points above and below and 12 at
    /// the sides.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration.insets(of: buttonSize)
    }

    /// From common knowledge, not checked on a device: a medium button with text of 17 points is 34⅓ points high.
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

extension NSLineBreakMode {
  /// Whether the mode wraps text to further lines.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton.Configuration {
  /// The alignment of the lines of a title.
  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .automatic, .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }

  /// The characters of the title; nil if there is no title.
  var plainTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

  func titleFont(traits: UITraitCollection) -> UIFont {
    let isSmall = buttonSize == .small || buttonSize == .mini
    return .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
  }

  func foreground(tint: UIColor, isEnabled: Bool, role: UIButton.Role) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    if style == .filled { return .white }
    return role == .destructive ? .systemRed : tint
  }

  /// The color of the background; nil if it has none.
  func plateColor(tint: UIColor, isEnabled: Bool, role: UIButton.Role) -> UIColor? {
    if let color = background.backgroundColor { return color }
    let base = baseBackgroundColor ?? (role == .destructive ? .systemRed : tint)
    switch style {
    case .plain, .borderless: return baseBackgroundColor
    case .gray: return baseBackgroundColor ?? .tertiarySystemFill
    case .tinted: return isEnabled ? base.dimmed(by: 0.18) : .tertiarySystemFill
    case .filled: return isEnabled ? base : .tertiarySystemFill
    }
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .capsule: return height / 2
    case .fixed, .dynamic: return background.cornerRadius
    case .small: return 4
    case .medium: return 6
    case .large: return 8
    }
  }
}
