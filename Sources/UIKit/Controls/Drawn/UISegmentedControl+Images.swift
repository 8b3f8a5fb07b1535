public import DarkroomCoreGraphics

extension UISegmentedControl {
  /// Drawn behind each segment of that state, stretched, in place of the control's own background and of the plate
  /// behind the selected one.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    images.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
    setNeedsDisplay()
  }

  /// What is set for exactly this state and height.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[barMetrics]?[state]
  }

  /// Drawn in place of the line between two segments of those states, as wide as the image.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    images.dividers[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
    setNeedsDisplay()
  }

  /// What is set for exactly these.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.dividers[barMetrics]?[leftState, rightState] }

  /// Points that a segment's title or image is moved by.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    edit(segment) { $0.contentOffset = offset }
  }

  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }
}
