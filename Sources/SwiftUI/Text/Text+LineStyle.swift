extension Text {
  /// The style of a line along a text.
  public struct LineStyle: Hashable, Sendable {
    /// Whether the line is solid, dotted or dashed.
    public struct Pattern: Hashable, Sendable {
      /// The raw value of an `NSUnderlineStyle`.
      let rawStyle: Int

      public static let solid = Pattern(rawStyle: 0)
      public static let dot = Pattern(rawStyle: NSUnderlineStyle.patternDot.rawValue)
      public static let dash = Pattern(rawStyle: NSUnderlineStyle.patternDash.rawValue)
      public static let dashDot = Pattern(rawStyle: NSUnderlineStyle.patternDashDot.rawValue)
      public static let dashDotDot = Pattern(rawStyle: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let pattern: Pattern
    /// The color; nil for that of the text.
    let color: Color?

    /// Creates a style for a line of one width; a color of nil is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }
}
