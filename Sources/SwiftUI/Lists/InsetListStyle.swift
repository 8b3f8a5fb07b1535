/// A list with margins.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without cards, whose content is inset by 16 points more than in a plain list.
  public static var inset: InsetListStyle { InsetListStyle() }
}
