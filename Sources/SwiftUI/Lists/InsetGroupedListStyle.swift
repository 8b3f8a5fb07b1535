/// A list with groups as cards.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
