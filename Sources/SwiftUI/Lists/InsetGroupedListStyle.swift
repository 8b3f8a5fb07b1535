/// A list with groups as cards.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups as cards, 20 points from the edges of the list, or 16 points if it is narrow.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
