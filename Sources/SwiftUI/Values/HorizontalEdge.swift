/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// Either or both sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let all: Set = [.leading, .trailing]
  }
}
