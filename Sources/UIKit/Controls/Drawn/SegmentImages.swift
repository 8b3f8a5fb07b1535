/// What a segmented control shows in place of its own drawing.
struct SegmentImages {
  var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  var dividers: [UIBarMetrics: DividerImages] = [:]

  func background(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    guard !backgrounds.isEmpty else { return nil }
    return metrics.searched.lazy.compactMap { backgrounds[$0]?.value(for: state) }.first
  }

  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    guard !dividers.isEmpty else { return nil }
    return metrics.searched.lazy.compactMap { dividers[$0]?.shown(left: left, right: right) }.first
  }
}
