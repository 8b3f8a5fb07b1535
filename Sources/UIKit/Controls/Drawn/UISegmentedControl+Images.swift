public import DarkroomCoreGraphics

extension UISegmentedControl {
  /// Sets the image that is stretched behind each segment in a state.
  ///
  /// It replaces the control's background and the pill behind the selected segment.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    images.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
    setNeedsDisplay()
  }

  /// The background image that was set for exactly this state and these metrics.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[barMetrics]?[state]
  }

  /// Sets the image that replaces the line between two segments in these states; the gap is as wide as the image.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    images.dividers[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
    setNeedsDisplay()
  }

  /// The divider image that was set for exactly these states and metrics.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.dividers[barMetrics]?[leftState, rightState] }

  /// Sets the offset of a segment's title or image, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    edit(segment) { $0.contentOffset = offset }
  }

  /// The offset of a segment's title or image in points; zero if the segment does not exist.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }
}
