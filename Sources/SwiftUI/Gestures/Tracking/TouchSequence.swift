/// The events of one finger from touching to lifting, and the gestures that compete for it.
///
/// A gesture gets the finger once all gestures before it have failed; then it receives all events so far. Gestures that
/// need another touch do not block others.
@MainActor
final class TouchSequence {
  private var exclusive: [GestureCandidate]
  private var simultaneous: [GestureCandidate]
  private var overriding: [GestureCandidate]
  private var touches: [GestureTouch] = []
  private(set) var isOver = false

  /// Returns nil if there are no gestures.
  init?(_ views: [GestureView], in canvas: UIView) {
    var normal: [GestureView] = []
    var high: [GestureView] = []
    var beside: [GestureView] = []
    var above: [GestureView] = []
    for view in views {
      if !view.responder.mask.contains(.subviews) {
        (normal, high, beside, above) = ([], [], [], [])
      }
      guard view.responder.mask.contains(.gesture) else { continue }
      switch view.responder.precedence {
      case .normal: normal.append(view)
      case .high: high.insert(view, at: 0)
      case .simultaneous: beside.append(view)
      case .overriding: above.append(view)
      }
    }
    guard !(normal + high + beside + above).isEmpty else { return nil }
    exclusive = (high + normal).map { GestureCandidate($0, in: canvas) }
    simultaneous = beside.map { GestureCandidate($0, in: canvas) }
    overriding = above.map { GestureCandidate($0, in: canvas) }
  }

  /// The delays after which gestures check a resting finger, in seconds.
  var delays: [TimeInterval] { all.compactMap(\.tracker.delay) }

  private var all: [GestureCandidate] { exclusive + simultaneous + overriding }

  func follow(_ phase: GestureTouch.Phase, at location: CGPoint) {
    guard !isOver else { return }
    touches.append(GestureTouch(phase: phase, location: location, time: Date()))
    override()
    for index in simultaneous.indices { simultaneous[index].hear(touches) }
    compete()
    if phase == .ended { finish() }
  }

  /// Reports a resting finger at its last location.
  func rest() {
    if let last = touches.last { follow(.rested, at: last.location) }
  }

  func cancel() {
    for candidate in all { candidate.drop() }
    isOver = true
  }

  /// Gives the finger exclusively to the innermost overriding gesture that was recognized.
  private func override() {
    for index in overriding.indices where !overriding[index].isFailed {
      overriding[index].hear(touches)
      guard overriding[index].isRecognized else { continue }
      let winner = overriding[index]
      let others = overriding.enumerated().filter { $0.offset != index }.map(\.element)
      for loser in exclusive + simultaneous + others { loser.drop() }
      (exclusive, simultaneous, overriding) = ([], [], [winner])
      return
    }
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
      // At the end of the touch, gestures that need another touch let the next one have this one.
      if !exclusive[index].isFailed, touches.last?.phase != .ended { return }
    }
  }

  private func finish() {
    for candidate in all where candidate.phase.isOver {
      candidate.responder.finish()
    }
    isOver = true
  }
}
