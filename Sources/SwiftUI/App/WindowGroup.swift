/// A scene with a group of identical windows, of which a launched app shows one.
public struct WindowGroup<Content: View> {
  let content: Content

  /// Creates windows with the same views, one of which a launched app shows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates windows that could be opened by an identifier; a launched app shows one.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows with a title, which isn't shown.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows with a title and an identifier, neither of which has an effect.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows with a localized title, which isn't shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows with a localized title and an identifier, neither of which has an effect.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// Creates windows with a title, which isn't shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows with a title and an identifier, neither of which has an effect.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}
