/// The default style of a list, which depends on its context.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
