public import DarkroomCoreGraphics

extension UIFont {
  /// The weight of a font, from -1 to 1.
  public struct Weight: _WrappedObjectValue, Sendable {
    public var rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight −0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight −0.6.
    public static let thin = Weight(-0.6)
    /// The weight −0.4.
    public static let light = Weight(-0.4)
    /// The weight 0, the default.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4, which `boldSystemFont(ofSize:)` uses.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The weight 0.62, the heaviest with a name.
    public static let black = Weight(0.62)
  }

  /// The width of a font's characters, from -1 to 1.
  public struct Width: _WrappedObjectValue, Sendable {
    public var rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The width −0.3, the narrowest with a name.
    public static let compressed = Width(-0.3)
    /// The width −0.2.
    public static let condensed = Width(-0.2)
    /// The width 0, the default.
    public static let standard = Width(0)
    /// The width 0.2, the widest with a name.
    public static let expanded = Width(0.2)
  }
}
