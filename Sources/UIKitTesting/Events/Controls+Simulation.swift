public import DarkroomUIKit

// What a user does to a control with a value: the value changes as far as the control allows, then
// `valueChanged` is sent. A value that is there already sends nothing, as on iOS.

extension UISwitch {
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateToggle() {
    setOn(!isOn, animated: false)
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}

extension UISlider {
  /// Drags the thumb; a slider that is not continuous reports the end of the drag only, as does this.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDrag(to newValue: Float) {
    let old = value
    value = newValue
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension UIStepper {
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateIncrement() { simulateStep(by: stepValue) }

  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDecrement() { simulateStep(by: -stepValue) }

  private func simulateStep(by amount: Double) {
    let old = value
    step(by: amount)
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension UISegmentedControl {
  /// A tap on a segment; a disabled one, or one that does not exist, takes none.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(ofSegment index: Int) {
    guard (0..<numberOfSegments).contains(index), isEnabledForSegment(at: index) else { return }
    guard isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    simulate(event: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}

extension UIPageControl {
  /// A tap beside the dots, or a drag along them, to a page between the first and the last.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulatePage(_ page: Int) {
    let page = min(max(page, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
