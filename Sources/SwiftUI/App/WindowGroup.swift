/// A scene with a group of identical windows, of which a launched app shows one.
public struct WindowGroup<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}
