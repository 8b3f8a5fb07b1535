/// The top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top
  case bottom

  /// Either or both sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    /// The top and the bottom.
    public static let all: Set = [.top, .bottom]
  }
}
