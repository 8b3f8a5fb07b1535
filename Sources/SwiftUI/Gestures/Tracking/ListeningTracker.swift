/// Passes on the phases of another tracker, and reports or changes them.
final class ListeningTracker: GestureTracker {
  private let base: any GestureTracker
  private let listen: (GesturePhase) -> GesturePhase
  private let cancelled: () -> Void

  init(
    _ base: any GestureTracker, cancelled: @escaping () -> Void = {},
    _ listen: @escaping (GesturePhase) -> GesturePhase
  ) {
    self.base = base
    self.cancelled = cancelled
    self.listen = listen
  }

  var delay: TimeInterval? { base.delay }

  func follow(_ touch: GestureTouch) -> GesturePhase { listen(base.follow(touch)) }

  func cancel() {
    base.cancel()
    cancelled()
  }
}

extension _EndedGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    ListeningTracker(base.tracker()) { [action] phase in
      if case .ended(let value as Value) = phase { action(value) }
      return phase
    }
  }
}

extension _ChangedGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    var last: Value?
    return ListeningTracker(base.tracker()) { [action, isEqual] phase in
      if let value = phase.currentValue as? Value, !(last.map { isEqual($0, value) } ?? false) {
        last = value
        action(value)
      }
      return phase
    }
  }
}

extension _MapGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    ListeningTracker(base.tracker()) { [transform] phase in
      phase.map { ($0 as? Base.Value).map(transform) }
    }
  }
}

extension GestureStateGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    let (state, body) = (state, body)
    return ListeningTracker(base.tracker(), cancelled: state.reset) { phase in
      if let value = phase.currentValue as? Value { state.update { body(value, &$0, &$1) } }
      if phase.isOver { state.reset() }
      return phase
    }
  }
}

extension AnyGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker { storage.tracker() }
}

extension Optional: TrackedGesture where Wrapped: Gesture {
  func makeTracker() -> any GestureTracker { map { $0.tracker() } ?? UnfollowedGestureTracker() }
}
