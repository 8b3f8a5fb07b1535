/// A menu in the menu bar.
public struct CommandMenu<Content: View> {
  let content: Content

  /// Creates a menu with a localized name; no menu is shown here.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a menu with a name that is shown as it is on iOS; no menu is shown here.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never
}
