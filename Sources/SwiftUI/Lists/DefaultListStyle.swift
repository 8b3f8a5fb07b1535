/// The default style of a list, which depends on its context.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style, which looks like `insetGrouped`, or like `sidebar` in the first column of a split view.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
