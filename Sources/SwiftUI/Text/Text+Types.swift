extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Codable, Sendable {
    let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// The position at which a text that is too long is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The case of a text.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

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

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// The scale at which a text is shown.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}
