extension Font {
  /// The role of a text, whose size depends on the user's setting.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The character of a font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
