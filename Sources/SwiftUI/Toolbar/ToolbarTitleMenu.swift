/// The menu of a title.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a menu whose arrow is drawn beside the title; it opens nothing here.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init() where Content == EmptyView { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent {
  public typealias Body = Never
}
