/// Whether room grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}
