/// Items of a menu.
public struct CommandGroup<Content: View> {
  let content: Content

  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { content = addition() }
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { content = addition() }
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { content = addition() }
}

extension CommandGroup: Commands {
  public typealias Body = Never
}
