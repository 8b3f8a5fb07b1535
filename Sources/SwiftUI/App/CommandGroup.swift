/// Items of a menu.
public struct CommandGroup<Content: View> {
  let content: Content

  /// Creates items before a group of the menus; no menu is shown here.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { content = addition() }
  /// Creates items after a group of the menus; no menu is shown here.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { content = addition() }
  /// Creates items in place of a group of the menus; no menu is shown here.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { content = addition() }
}

extension CommandGroup: Commands {
  public typealias Body = Never
}
