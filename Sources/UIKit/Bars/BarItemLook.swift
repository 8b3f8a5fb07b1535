import DarkroomCoreGraphics

/// The look of an item's button, or of the back button that leads to it, where it differs from the bar's.
struct BarItemLook {
  private var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// The background image that was set for exactly this state and these metrics.
  subscript(state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
    get { backgrounds[metrics]?[state] }
    set { backgrounds[metrics, default: StateValues()][state] = newValue }
  }

  func background(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    guard !backgrounds.isEmpty else { return nil }
    return metrics.searched.lazy.compactMap { backgrounds[$0]?.value(for: state) }.first
  }

  /// The offset of the title, in points.
  subscript(titleOffset metrics: UIBarMetrics) -> UIOffset {
    get { titleOffsets[metrics] ?? .zero }
    set { titleOffsets[metrics] = newValue }
  }

  /// The distance by which the background moves down, in points.
  subscript(backgroundOffset metrics: UIBarMetrics) -> CGFloat {
    get { backgroundOffsets[metrics] ?? 0 }
    set { backgroundOffsets[metrics] = newValue }
  }

  func titleOffset(_ metrics: UIBarMetrics) -> UIOffset {
    metrics.searched.lazy.compactMap { titleOffsets[$0] }.first ?? .zero
  }

  func backgroundOffset(_ metrics: UIBarMetrics) -> CGFloat {
    metrics.searched.lazy.compactMap { backgroundOffsets[$0] }.first ?? 0
  }
}
