extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.list) { $0.background = visibility }
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { insets[$0] }
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { _ in length }
  }
  /// - Parameter length: The margin; nil for the default at an edge.
  nonisolated private func contentMargins(
    _ edges: Edge.Set, for placement: ContentMarginPlacement, _ length: @escaping (Edge) -> CGFloat?
  ) -> some View {
    transformEnvironment(\.scroll) { settings in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        settings.margins[edge] = length(edge)
      }
    }
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
  /// - Important: Inert.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// - Important: Inert.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scroll) { $0.isDisabled = disabled }
  }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scroll) { $0.isClipDisabled = disabled }
  }
  /// - Important: Inert.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_TraitWritingModifier { $0.values[ObjectIdentifier(ScrollTargets.self)] = isEnabled })
  }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { following(id, anchor) }
  nonisolated private func following<ID: Hashable>(
    _ id: Binding<ID?>, _ anchor: UnitPoint?
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        position: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
        target: { position in position.map { .view($0, anchor) } },
        write: { identities in
          guard let new = identities.lazy.compactMap({ $0.base as? ID }).last else { return nil }
          if id.wrappedValue != new { id.wrappedValue = new }
          return AnyHashable(new)
        }))
  }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        position: position.wrappedValue, anchor: anchor,
        target: { position in
          // A person has scrolled there.
          if position.isPositionedByUser { return nil }
          return position.target.map { .view($0, position.anchor ?? anchor) } ?? position.request
        },
        write: { identities in
          let new = position.wrappedValue.moved(to: identities)
          if position.wrappedValue != new { position.wrappedValue = new }
          return new
        }))
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scroll) { $0.anchor = anchor }
  }
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_ScrollGeometryActionModifier(transform: transform, action: action)) }
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(axis: axis, top: topLeading, bottom: bottomTrailing) {
        transition(EmptyVisualEffect(), $0).changes
      })
  }
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0).changes }) }
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { environment(\.refresh, RefreshAction(action)) }
}
