/// Images of a bar by where it lies and how high it is.
struct BarImages: Equatable {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  /// What is set for exactly these.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// What a bar shows: the image for its position before the one for any.
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
