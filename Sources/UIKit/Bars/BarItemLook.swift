import DarkroomCoreGraphics

/// How an item's button, or the back button that an item stands for, differs from the bar's own.
struct BarItemLook {
  private var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// What is set for exactly these.
  subscript(state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
    get { backgrounds[metrics]?[state] }
    set { backgrounds[metrics, default: StateValues()][state] = newValue }
  }

  func background(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    guard !backgrounds.isEmpty else { return nil }
    return metrics.searched.lazy.compactMap { backgrounds[$0]?.value(for: state) }.first
  }

  /// Points that a title is moved by.
  subscript(titleOffset metrics: UIBarMetrics) -> UIOffset {
    get { titleOffsets[metrics] ?? .zero }
    set { titleOffsets[metrics] = newValue }
  }

  /// Points that the background is moved down by.
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
