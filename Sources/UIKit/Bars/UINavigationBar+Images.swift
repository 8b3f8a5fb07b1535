public import DarkroomCoreGraphics

extension UINavigationBar {
  /// Sets an image that replaces material and color, stretched to the bar; an empty image removes both.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[position, barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The image that was set for exactly this position and these metrics.
  public func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[position, barMetrics] }

  /// Sets the background image of bars in any position.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The image that was set for any position and exactly these metrics.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    images[.any, barMetrics]
  }

  /// Sets how far the title moves down, in points.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    setNeedsLayout()
  }

  /// The distance in points that was set for exactly these metrics; 0 by default.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  var metrics: UIBarMetrics {
    UIBarMetrics(of: traitCollection, hasPrompt: topItem?.prompt != nil)
  }

  var titleOffset: CGFloat {
    titleOffsets.isEmpty
      ? 0 : metrics.searched.lazy.compactMap { self.titleOffsets[$0] }.first ?? 0
  }
}
