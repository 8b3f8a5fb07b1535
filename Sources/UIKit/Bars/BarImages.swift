/// The images of a bar, by the bar's position and height.
struct BarImages: Equatable {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  /// The image that was set for exactly this position and these metrics.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// The image that a bar shows; an image for the bar's position takes precedence over one for any position.
  func shown(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    guard !images.isEmpty else { return nil }
    for position in [position, .any] {
      for metrics in metrics.searched {
        if let image = self[position, metrics] { return image }
      }
    }
    return nil
  }
}
