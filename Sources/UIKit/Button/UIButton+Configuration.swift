public import Foundation

extension UIButton {
  /// The content and look of a button as one value.
  public struct Configuration {
    /// What lies behind the content.
    enum Style: Sendable { case plain, gray, tinted, filled, borderless }

    /// How much room and which text size a button without sizes of its own takes.
    public enum Size: Sendable { case medium, small, mini, large }

    /// Where the radius of a button's corners comes from; all but `fixed` and `dynamic` replace the background's own.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// Where title and subtitle lie against each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    var style: Style

    public var title: String?
    /// Goes before `title`; where it has no font and no colour, those of the configuration show.
    public var attributedTitle: AttributedString?
    /// Is given font and colour of the configuration, and what `attributedTitle` says of each part.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    /// Goes before `subtitle`, as `attributedTitle` before `title`.
    public var attributedSubtitle: AttributedString?
    /// As `titleTextAttributesTransformer`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Also where the lines of a title lie that has several; `automatic` and `leading` have them at the leading edge.
    public var titleAlignment: TitleAlignment = .automatic
    /// How a title that is too wide ends, or goes on: modes that wrap have as many lines as it takes, others one.
    ///
    /// (Apple, "titleLineBreakMode". That it is `byWordWrapping` at first is seen in code that turns it off, as lines
    /// such as "truncate instead of wrapping" beside it say; no header says it.)
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// As `titleLineBreakMode`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium {
      didSet { contentInsets = Configuration.insets(of: buttonSize) }
    }
    public var cornerStyle: CornerStyle = .dynamic
    /// In points; whoever sets `buttonSize` later sets them anew.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Its radius counts where `cornerStyle` is `dynamic` or `fixed`; for the first one see Measures, control sizes.
    public var background: UIBackgroundConfiguration

    init(style: Style) {
      self.style = style
      contentInsets = Configuration.insets(of: .medium)
      background = .clear()
      background.cornerRadius = 5.95
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// The configuration itself: states are applied when the button draws.
    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration.insets(of: buttonSize)
    }

    /// Common knowledge, not checked on a device: a medium button in 17 points is 34⅓ high.
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
  /// Whether a text goes on in another line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton.Configuration {
  /// Where the lines of a title lie that has several.
  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .automatic, .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }

  /// The letters of the title; nil for none.
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

  /// Nil for none.
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
