public import DarkroomUIKit

extension UISlider {
  /// Simulates a drag of the thumb; a slider that isn't continuous only reports the end of the drag.
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
