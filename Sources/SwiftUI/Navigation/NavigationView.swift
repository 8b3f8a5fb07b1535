/// A view for pages that are pushed, under its older name.
public struct NavigationView<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigatesInStacks, style is StackNavigationViewStyle)
  }
}
