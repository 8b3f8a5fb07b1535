/// The style that fits the place of a menu.
public struct DefaultMenuStyle: NamedMenuStyle {
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
