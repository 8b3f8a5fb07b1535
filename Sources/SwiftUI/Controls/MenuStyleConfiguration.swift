/// What a menu style is asked about.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// The items of the menu.
  public struct Content: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  init() {}
}
