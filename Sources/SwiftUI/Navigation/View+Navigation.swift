extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { undrawn() }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    undrawn()
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { undrawn() }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { undrawn() }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { undrawn() }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    undrawn()
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    undrawn()
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { undrawn() }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { undrawn() }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { undrawn() }
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { undrawn() }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { undrawn() }
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { undrawn() }
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View { undrawn() }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { undrawn() }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { undrawn() }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { undrawn() }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { undrawn() }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { undrawn() }
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}
