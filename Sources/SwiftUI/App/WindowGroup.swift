/// Windows that are alike.
public struct WindowGroup<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}
