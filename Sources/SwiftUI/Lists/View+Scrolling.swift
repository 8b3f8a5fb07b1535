extension View {
  /// Shows or hides the background behind the rows of lists and behind the text of text editors.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.list) { $0.background = visibility }
  }
  /// Sets the distances between the edges of scroll views or lists in the view and their content, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { insets[$0] }
  }
  /// Sets the distance between some edges of scroll views or lists in the view and their content, in points.
  ///
  /// A length of nil restores the default.
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
  /// Sets the distance between all edges of scroll views or lists in the view and their content, in points.
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
  /// Keeps the user from scrolling the scroll views in the view; code can still scroll them.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scroll) { $0.isDisabled = disabled }
  }
  /// Lets scroll views in the view draw content beyond their bounds; scroll views inside them still clip.
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
  /// Marks the container whose views `scrollPosition` reports; views count by their identities.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_TraitWritingModifier { $0.values[ObjectIdentifier(ScrollTargets.self)] = isEnabled })
  }
  /// Follows the identity of the view that is scrolled to, and scrolls to a view when the binding changes.
  ///
  /// - Parameters:
  ///   - id: The identity of a view in a `scrollTargetLayout()`; nil asks for nothing.
  ///   - anchor: The point of the scroll view at which the view is; nil is the top leading corner for reports.
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
  /// Follows a scroll position, and scrolls to the place that it asks for.
  ///
  /// - Parameters:
  ///   - position: The position, which changes when the user scrolls.
  ///   - anchor: The point of the scroll view at which a view is, unless the position has an anchor of its own.
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
  /// Sets the point of the content at which scroll views in the view begin; shorter content is aligned with it, too.
  ///
  /// An anchor of nil is the start of the content.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scroll) { $0.anchor = anchor }
  }
  /// Runs an action when a value that depends on the first scroll view inside changes, and after the first layout.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value after each layout.
  ///   - action: A closure that receives the old and the new value; both are the same after the first layout.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_ScrollGeometryActionModifier(transform: transform, action: action)) }
  /// Changes the look of the view while it is partly outside of the visible area of its scroll view.
  ///
  /// - Parameters:
  ///   - configuration: How the look follows the hidden share.
  ///   - axis: The axis along which the view is hidden; nil is that of the scroll view.
  ///   - transition: A closure that returns the look in a phase; numbers of the effects are interpolated.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  /// Changes the look of the view while it is partly hidden, with a configuration for each end of the scroll view.
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
  /// Changes the look of the view depending on its geometry, without affecting the layout.
  ///
  /// The closure runs when the view is placed.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0).changes }) }
  /// Gives the scroll views in the view a refresh control, which runs an action; pictures do not show it.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { environment(\.refresh, RefreshAction(action)) }
}
