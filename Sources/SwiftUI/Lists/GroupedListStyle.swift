/// A list with groups that extend from edge to edge.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
