/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  let isCompact: Bool

  /// The distance that the height of a missing header and footer makes.
  public static let `default` = ListSectionSpacing(points: nil, isCompact: false)
  /// A smaller distance of 17 2/3 points, which is a guess.
  public static let compact = ListSectionSpacing(points: nil, isCompact: true)
  /// A distance in points, measured between the cards of two sections without headers and footers.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing, isCompact: false)
  }
}
