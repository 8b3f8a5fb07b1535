/// One finger from its touch to its lifting, and the gestures that compete for it.
///
/// A gesture gets the finger once all before it have failed; then it hears of everything that the finger has
/// done. Gestures that wait for another touch keep no others waiting.
@MainActor
final class TouchSequence {
  private var exclusive: [GestureCandidate]
  private var simultaneous: [GestureCandidate]
  private var touches: [GestureTouch] = []
  private(set) var isOver = false

  /// Nil if no gesture is there.
  init?(_ views: [GestureView], in canvas: UIView) {
    var normal: [GestureView] = []
    var high: [GestureView] = []
    var beside: [GestureView] = []
    for view in views {
      if !view.responder.mask.contains(.subviews) { (normal, high, beside) = ([], [], []) }
      guard view.responder.mask.contains(.gesture) else { continue }
      switch view.responder.precedence {
      case .normal: normal.append(view)
      case .high: high.insert(view, at: 0)
      case .simultaneous: beside.append(view)
      }
    }
    guard !(normal + high + beside).isEmpty else { return nil }
    exclusive = (high + normal).map { GestureCandidate($0, in: canvas) }
    simultaneous = beside.map { GestureCandidate($0, in: canvas) }
  }

  /// How long until a gesture wants to hear of a finger that rests, in seconds.
  var delays: [TimeInterval] { (exclusive + simultaneous).compactMap(\.tracker.delay) }

  func follow(_ phase: GestureTouch.Phase, at location: CGPoint) {
    guard !isOver else { return }
    touches.append(GestureTouch(phase: phase, location: location, time: Date()))
    for index in simultaneous.indices { simultaneous[index].hear(touches) }
    compete()
    if phase == .ended { finish() }
  }

  /// The finger in the place where it was last.
  func rest() {
    if let last = touches.last { follow(.rested, at: last.location) }
  }

  func cancel() {
    for candidate in exclusive + simultaneous { candidate.drop() }
    isOver = true
  }

  private func compete() {
    for index in exclusive.indices where !exclusive[index].isFailed {
      exclusive[index].hear(touches)
      if exclusive[index].isRecognized {
        let losers = exclusive.enumerated().filter { $0.offset != index }.map(\.element)
        for loser in losers { loser.drop() }
        exclusive = [exclusive[index]]
        return
      }
      // At the end of the touch, those that wait for another one let the next have this one.
      if !exclusive[index].isFailed, touches.last?.phase != .ended { return }
    }
  }

  private func finish() {
    for candidate in exclusive + simultaneous where candidate.phase.isOver {
      candidate.responder.finish()
    }
    isOver = true
  }
}
