extension View {
  /// Runs an action once, after the first layout of the view.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }
  /// Runs an action when the view has left the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
  /// Runs an action with the new value, after the layout in which the value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { action($1) } }
  /// Runs an action with the old and the new value, after the layout in which the value has changed.
  ///
  /// If `initial` is true, it runs after the first layout, too, with the same value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(_ValueActionModifier(value: value, initial: initial, action: action)) }
  /// Runs an action after the layout in which the value has changed, and after the first one if `initial` is true.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
  /// Runs an action for each value of a publisher, from the first layout of the view on.
  ///
  /// An evaluation may create the publisher again: the subscription stays as long as the values come from the same
  /// objects.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
  /// Starts a task after all other actions of the first layout; it is canceled when the view leaves the tree.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(_TaskModifier(id: 0, priority: priority, action: action)) }
  /// Starts a task after all other actions of a layout; another value cancels it and starts a new one.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(_TaskModifier(id: value, priority: priority, action: action)) }
  /// Sets the identity of the view: with another value, it is a new view whose state begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentityModifier(id: id))
  }
  /// Sets the value that selects the view in a picker or in tabs, where it stands for an optional value, too.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    self.tag(tag, includeOptional: true)
  }
  /// Sets the value that selects the view in a picker or in tabs.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(
      _TraitWritingModifier { $0.tag = ViewTag(value: tag, standsForOptional: includeOptional) })
  }
  /// Disables the controls in the view; a view inside cannot enable them again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Leaves out the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }
  /// Shows or leaves out the labels of toggles, pickers, steppers and progress views inside the view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
  /// - Important: Inert.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// - Important: Inert.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// - Important: Inert.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// - Important: Inert.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// - Important: Inert.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// - Important: Inert.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// - Important: Inert.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// - Important: Inert.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
