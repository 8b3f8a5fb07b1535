public import DarkroomUIKit

extension UISlider {
  /// Drags the thumb; a slider that is not continuous reports the end of the drag only, as does this.
  ///
  /// - Parameter newValue: the value at which the thumb ends.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDrag(to newValue: Float) {
    let old = value
    value = newValue
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}
