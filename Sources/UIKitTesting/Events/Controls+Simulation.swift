public import DarkroomUIKit

// What a user does to a control with a value: the value changes as far as the control allows, then
// `valueChanged` is sent. A value that is there already sends nothing, as on iOS.

extension UISwitch {
  /// Turns the switch to its other position, without animation.
  ///
  /// A disabled switch takes it too; `simulateTap(at:)` asks.
  @preconcurrency @MainActor
  public func simulateToggle() {
    setOn(!isOn, animated: false)
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}

extension UISlider {
  /// Drags the thumb; a slider that is not continuous reports the end of the drag only, as does this.
  @preconcurrency @MainActor
  public func simulateDrag(to newValue: Float) {
    let old = value
    value = newValue
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension UIStepper {
  /// Adds `stepValue`, up to `maximumValue`; past it a stepper that `wraps` goes on at
  /// `minimumValue`.
  @preconcurrency @MainActor
  public func simulateIncrement() { simulateStep(by: stepValue) }

  /// Takes `stepValue` away, down to `minimumValue`; past it a stepper that `wraps` goes on at
  /// `maximumValue`.
  @preconcurrency @MainActor
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
  public func simulatePage(_ page: Int) {
    let page = min(max(page, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
