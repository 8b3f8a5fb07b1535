extension UIToolbar {
  /// Sets an image that replaces material and color, stretched to the bar; an empty image removes both.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[topOrBottom, barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The image that was set for exactly this position and these metrics.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[topOrBottom, barMetrics] }

  /// Sets the image that replaces the hairline; an empty image hides it.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom, .default] = shadowImage
    setNeedsLayout()
  }

  /// The image that was set for exactly this position.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom, .default]
  }
}
