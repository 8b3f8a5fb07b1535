extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    undrawn()
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { undrawn() }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { undrawn() }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    undrawn()
  }
  /// - Important: Inert.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { undrawn() }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    undrawn()
  }
  /// - Important: Inert.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { undrawn() }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { undrawn() }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { undrawn() }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { undrawn() }
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { undrawn() }
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View { undrawn() }
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { undrawn() }
}
