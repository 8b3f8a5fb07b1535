/// Tracks a finger for two gestures.
final class PairTracker: GestureTracker {
  typealias Pair = (first: GesturePhase, second: GesturePhase)

  private let first: any GestureTracker
  private let second: any GestureTracker
  /// The phases of both; the second gesture is tracked only if `followsSecond` allows it.
  private var phases: Pair = (.possible(nil), .possible(nil))
  /// The events so far, for a second gesture that begins later.
  private var touches: [GestureTouch] = []
  private let followsSecond: (GesturePhase) -> Bool
  private let combined: (Pair) -> GesturePhase

  init(
    _ first: any GestureTracker, _ second: any GestureTracker,
    followsSecond: @escaping (GesturePhase) -> Bool = { _ in true },
    _ combined: @escaping (Pair) -> GesturePhase
  ) {
    self.first = first
    self.second = second
    self.followsSecond = followsSecond
    self.combined = combined
  }

  var delay: TimeInterval? { [first.delay, second.delay].compactMap { $0 }.max() }

  func follow(_ touch: GestureTouch) -> GesturePhase {
    touches.append(touch)
    if !phases.first.isOver { phases.first = first.follow(touch) }
    guard followsSecond(phases.first) else { return combined(phases) }
    for touch in touches where !phases.second.isOver { phases.second = second.follow(touch) }
    touches = []
    return combined(phases)
  }

  func cancel() {
    if !phases.first.isOver { first.cancel() }
    if !phases.second.isOver { second.cancel() }
  }
}

extension SimultaneousGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    var last = Value()
    return PairTracker(first.tracker(), second.tracker()) { first, second in
      last.first = first.value as? First.Value ?? last.first
      last.second = second.value as? Second.Value ?? last.second
      if first.isOver, second.isOver {
        return first.isFailed && second.isFailed ? .failed : .ended(last)
      }
      return first.isRecognized || second.isRecognized ? .active(last) : .possible(nil)
    }
  }
}

extension ExclusiveGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    PairTracker(first.tracker(), second.tracker(), followsSecond: \.isFailed) { first, second in
      first.isFailed
        ? second.map { ($0 as? Second.Value).map { Value.second($0) } }
        : first.map { ($0 as? First.Value).map { Value.first($0) } }
    }
  }
}

extension SequenceGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    PairTracker(first.tracker(), second.tracker(), followsSecond: \.isEnded) { first, second in
      guard case .ended(let value as First.Value) = first else {
        return first.map { ($0 as? First.Value).map { Value.first($0) } }
      }
      if case .possible = second { return .active(Value.second(value, nil)) }
      return second.map { Value.second(value, $0 as? Second.Value) }
    }
  }
}

extension GesturePhase {
  fileprivate var value: Any? { if case .ended(let value) = self { value } else { currentValue } }
  fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
  fileprivate var isEnded: Bool { if case .ended = self { true } else { false } }
  fileprivate var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}
