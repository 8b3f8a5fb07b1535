extension View {
  /// Adds a gesture, before which the gestures of views inside are recognized.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(AddGestureModifier(gesture: gesture, mask: mask)) }
  /// Adds a gesture that is recognized only while it is enabled; gestures of views inside always are.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }
  /// Adds a gesture that is recognized before the gestures of views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, mask: mask, precedence: .high))
  }
  /// Adds a gesture that is recognized beside the gestures of views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, mask: mask, precedence: .simultaneous))
  }
  /// Taps are counted without a time limit between them, and a single tap does not wait for a second one.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { gesture(TapGesture(count: count).onEnded { action() }) }
  /// Taps are counted as in the form without a position.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
  /// A long press is recognized if the finger stays down while the main queue runs, or is lifted late enough.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        changed: onPressingChanged, action: action))
  }
  /// Runs an action after a long press; the older form of `onLongPressGesture` with the action last.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
