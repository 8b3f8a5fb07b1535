/// A list with margins.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
