/// A menu in the menu bar.
public struct CommandMenu<Content: View> {
  let content: Content

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never
}
