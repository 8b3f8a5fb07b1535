/// Views that are modified together: a modifier applies to each of them.
public struct Group<Content> {
  public typealias Body = Never

  let content: Content

  init(storing content: Content) { self.content = content }
}

extension Group: View, UndrawnValue where Content: View {
  /// Creates a group, which its container lays out as if its views were there without it.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of bar items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }
}
