extension UIStepper {
  /// Drawn behind both halves, stretched; a state without an image shows that of `normal`.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[state] = image
    setNeedsDisplay()
  }
  public func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

  /// Drawn in place of the line between the halves, stretched in its height.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[leftState, rightState] = image
    setNeedsDisplay()
  }
  public func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? { images.dividers[state, rightSegmentState] }

  /// Drawn in place of the plus, in its colour unless the image is always original.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increments[state] = image
    setNeedsDisplay()
  }
  public func incrementImage(for state: State) -> UIImage? { images.increments[state] }

  /// Drawn in place of the minus, in its colour unless the image is always original.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrements[state] = image
    setNeedsDisplay()
  }
  public func decrementImage(for state: State) -> UIImage? { images.decrements[state] }
}
