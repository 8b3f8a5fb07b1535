/// A long press that reports whether a finger is down.
struct PressingGesture {
  typealias Value = Bool

  let base: LongPressGesture
  let changed: ((Bool) -> Void)?
  let action: () -> Void
}

extension PressingGesture: Gesture, TrackedGesture {
  typealias Body = Never

  func makeTracker() -> any GestureTracker {
    let (changed, action) = (changed, action)
    var isPressing = false
    func set(_ value: Bool) {
      guard isPressing != value else { return }
      isPressing = value
      changed?(value)
    }
    return ListeningTracker(base.tracker(), cancelled: { set(false) }) { phase in
      set(!phase.isOver)
      if case .ended = phase { action() }
      return phase
    }
  }
}
