/// The default style of a list, which depends on its context.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default: the look of `insetGrouped`; in the first column of a split view, that of `sidebar`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
