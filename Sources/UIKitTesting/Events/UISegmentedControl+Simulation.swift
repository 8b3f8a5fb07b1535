public import DarkroomUIKit

extension UISegmentedControl {
  /// Simulates a tap on a segment; a disabled or missing segment ignores it.
  ///
  /// - Parameter index: the number of the segment, from 0.
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
