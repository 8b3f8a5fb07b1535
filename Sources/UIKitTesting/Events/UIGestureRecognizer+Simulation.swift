public import DarkroomUIKit

extension UIGestureRecognizer {
  /// Moves the recognizer through `states`, each of which calls the targets, and back to `possible`.
  ///
  /// If the delegate refuses to begin, or the recognizer is disabled, nothing is called.
  ///
  /// - Parameter states: the states, in order.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulate(states: [State]) {
    guard isEnabled else { return }
    for next in states where state != .failed { state = next }
    finishSequence()
  }

  /// Simulates a gesture that is recognized at once, such as a tap or a swipe.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateRecognition() { simulate(states: [.recognized]) }
}

extension UITapGestureRecognizer {
  /// Simulates as many taps as the recognizer requires.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() { simulateRecognition() }
}

extension UISwipeGestureRecognizer {
  /// Simulates a swipe in the recognizer's own `direction`, with as many fingers as it requires.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSwipe() { simulateRecognition() }
}

extension UILongPressGestureRecognizer {
  /// Begins and ends.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateLongPress() { simulate(states: [.began, .ended]) }
}

extension UIPanGestureRecognizer {
  /// Simulates a drag that begins, moves by `translation` (points) and ends; `translation(in:)` returns that value
  /// during the move and at the end.
  ///
  /// - Parameter translation: the distance in points.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulatePan(by translation: CGPoint) {
    guard isEnabled else { return }
    state = .began
    guard state == .began else { return finishSequence() }
    setTranslation(translation, in: view)
    state = .changed
    state = .ended
    finishSequence()
  }
}
