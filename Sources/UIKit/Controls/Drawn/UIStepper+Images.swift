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

  /// Drawn in place of the plus, in the tint unless the image is always original.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increments[state] = image
    setNeedsDisplay()
  }
  /// Of the normal state a plus, until another one is set.
  public func incrementImage(for state: State) -> UIImage? {
    images.increments[state] ?? sign("plus", for: state)
  }

  /// Drawn in place of the minus, in the tint unless the image is always original.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrements[state] = image
    setNeedsDisplay()
  }
  /// Of the normal state a minus, until another one is set.
  public func decrementImage(for state: State) -> UIImage? {
    images.decrements[state] ?? sign("minus", for: state)
  }

  private func sign(_ name: String, for state: State) -> UIImage? {
    state == .normal ? UIImage(systemName: name) : nil
  }
}
