/// Whether room grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// A space that takes the length that other items leave.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A space with a fixed length; bars draw it like a flexible one.
  public static let fixed = SpacerSizing(isFixed: true)
}
