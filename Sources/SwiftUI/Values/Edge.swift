/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}
