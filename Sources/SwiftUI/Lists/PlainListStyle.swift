/// A list that extends from edge to edge.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge without groups, on the background color of the system.
  public static var plain: PlainListStyle { PlainListStyle() }
}
