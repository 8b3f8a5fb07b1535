/// The images between two segments, by the states of both.
struct DividerImages {
  private struct Key: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  private var images: [Key: UIImage] = [:]

  /// The image that was set for exactly these states and metrics.
  subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
    get { images[Key(left: left, right: right)] }
    set { images[Key(left: left, right: right)] = newValue }
  }

  /// The image that is shown: the one for both states, or for one of them beside `normal`, or for two normal ones.
  func shown(left: UIControl.State, right: UIControl.State) -> UIImage? {
    guard !images.isEmpty else { return nil }
    return self[left, right] ?? self[left, .normal] ?? self[.normal, right]
      ?? self[.normal, .normal]
  }
}
