public import DarkroomUIKit

extension UIGestureRecognizer {
  /// Takes the recognizer through `states`, each of which calls the targets, and back to `possible`.
  ///
  /// The delegate may refuse that it begins; then, as on a disabled recognizer, nothing is called.
  ///
  /// - Parameter states: the states, in order.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulate(states: [State]) {
    guard isEnabled else { return }
    for next in states where state != .failed { state = next }
    finishSequence()
  }

  /// A gesture that is recognized at once, such as a tap or a swipe.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateRecognition() { simulate(states: [.recognized]) }
}

extension UITapGestureRecognizer {
  /// Taps as often as the recognizer asks for.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() { simulateRecognition() }
}

extension UISwipeGestureRecognizer {
  /// A swipe in the recognizer's own `direction`, by as many fingers as it asks for.
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
  /// A drag that begins, moves by `translation` (points) and ends; during the move and the end
  /// `translation(in:)` answers it.
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
