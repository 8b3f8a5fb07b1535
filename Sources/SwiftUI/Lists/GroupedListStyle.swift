/// A list with groups that extend from edge to edge.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge on the grouped background color.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
