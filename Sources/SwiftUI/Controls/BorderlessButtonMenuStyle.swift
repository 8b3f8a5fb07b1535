/// A menu that opens from a button without a border.
public struct BorderlessButtonMenuStyle: NamedMenuStyle {
  nonisolated public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
