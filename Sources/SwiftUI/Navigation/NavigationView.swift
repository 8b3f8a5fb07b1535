/// A view for pages that are pushed, under its older name.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a stack, or columns if the width is regular: one for each view, at most three.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  /// Sets whether navigation views in the view are stacks even if the width is regular; only `stack` has that effect.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigatesInStacks, style is StackNavigationViewStyle)
  }
}
