public import DarkroomCoreGraphics

extension UINavigationBar {
  /// Replaces material and colour, stretched to the bar; an empty image leaves nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[position, barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// What is set for exactly these.
  public func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[position, barMetrics] }

  /// For bars in any position.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    images[.any, barMetrics]
  }

  /// Points that the title is moved down by.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    setNeedsLayout()
  }

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
