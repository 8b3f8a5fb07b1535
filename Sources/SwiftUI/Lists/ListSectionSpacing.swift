/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  let isCompact: Bool

  public static let `default` = ListSectionSpacing(points: nil, isCompact: false)
  public static let compact = ListSectionSpacing(points: nil, isCompact: true)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing, isCompact: false)
  }
}
