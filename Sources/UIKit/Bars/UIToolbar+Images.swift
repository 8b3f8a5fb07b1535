extension UIToolbar {
  /// Replaces material and colour, stretched to the bar; an empty image leaves nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[topOrBottom, barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// What is set for exactly these.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[topOrBottom, barMetrics] }

  /// Replaces the hairline, which an empty image hides.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom, .default] = shadowImage
    setNeedsLayout()
  }

  /// What is set for exactly this position.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom, .default]
  }
}
