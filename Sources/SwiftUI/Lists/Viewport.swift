/// The size of a scroll view, for views in it that depend on it.
@MainActor
final class Viewport {
  private var size: CGSize
  private var isAsked = false

  init(_ size: CGSize) { self.size = size }

  func ask() -> CGSize {
    isAsked = true
    return size
  }

  /// Takes another size; the answer is whether anything depends on it.
  func change(to size: CGSize) -> Bool {
    guard self.size != size else { return false }
    self.size = size
    return isAsked
  }
}

extension EnvironmentValues {
  var viewport: Viewport? {
    get { value(nil) }
    set { set(newValue) }
  }
}
