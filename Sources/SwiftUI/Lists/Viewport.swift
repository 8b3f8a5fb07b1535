/// The size of the scroll view or screen around views, for those that depend on it, in points.
@MainActor
final class Viewport {
  /// The size of the screen.
  let screen: CGSize
  /// How far views are seen that begin where the screen does, also below bars.
  let sight: CGSize
  private var size: CGSize
  private var isAsked = false

  /// As large as the screen until it is known better.
  init(screen: CGSize, sight: CGSize? = nil) {
    self.screen = screen
    self.sight = sight ?? screen
    size = screen
  }

  /// That of a scroll view on the same screen.
  var inner: Viewport { Viewport(screen: screen, sight: sight) }

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
  /// Nil outside of a hosting view.
  var viewport: Viewport? {
    get { value(nil) }
    set { set(newValue) }
  }
}
