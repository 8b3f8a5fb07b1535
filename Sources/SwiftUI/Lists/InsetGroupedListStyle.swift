/// A list with groups in cards.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
