/// The size of the enclosing scroll view or screen, in points, for views that depend on it.
@MainActor
final class Viewport {
  /// The size of the screen.
  let screen: CGSize
  /// The size of the visible area including that below bars, for views that begin at the screen's origin.
  let sight: CGSize
  private var size: CGSize
  private var isAsked = false

  /// Creates a viewport with the size of the screen, until a better one is known.
  init(screen: CGSize, sight: CGSize? = nil) {
    self.screen = screen
    self.sight = sight ?? screen
    size = screen
  }

  /// The viewport of a scroll view on the same screen.
  var inner: Viewport { Viewport(screen: screen, sight: sight) }

  func ask() -> CGSize {
    isAsked = true
    return size
  }

  /// Sets another size; returns whether anything depends on it.
  func change(to size: CGSize) -> Bool {
    guard self.size != size else { return false }
    self.size = size
    return isAsked
  }
}

extension EnvironmentValues {
  /// The viewport; nil outside of a hosting view.
  var viewport: Viewport? {
    get { value(nil) }
    set { set(newValue) }
  }
}
