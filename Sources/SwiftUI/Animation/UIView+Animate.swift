extension UIView {
  /// Runs `changes` immediately; `completion` is called in the next turn of the main run loop.
  ///
  /// Source: [animate(_:changes:completion:)][1]
  ///
  /// [1]: https://developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)
  @preconcurrency @MainActor
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    // The length of the default animation; a still picture shows the end.
    animate(withDuration: 0.35, animations: changes) { _ in completion?() }
  }
}
