extension UIStepper {
  /// Sets the image that is stretched behind both halves; a state without an image shows that of `normal`.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[state] = image
    setNeedsDisplay()
  }
  /// The background that was set for exactly this state.
  public func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

  /// Sets the image that replaces the line between the halves, stretched in height.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[leftState, rightState] = image
    setNeedsDisplay()
  }
  /// The divider that was set for exactly these states.
  public func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? { images.dividers[state, rightSegmentState] }

  /// Sets the image that replaces the plus sign; it is tinted unless it is always original.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increments[state] = image
    setNeedsDisplay()
  }
  /// The image that was set for a state; for `normal` it is a plus sign until one is set.
  public func incrementImage(for state: State) -> UIImage? {
    images.increments[state] ?? sign("plus", for: state)
  }

  /// Sets the image that replaces the minus sign; it is tinted unless it is always original.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrements[state] = image
    setNeedsDisplay()
  }
  /// The image that was set for a state; for `normal` it is a minus sign until one is set.
  public func decrementImage(for state: State) -> UIImage? {
    images.decrements[state] ?? sign("minus", for: state)
  }

  private func sign(_ name: String, for state: State) -> UIImage? {
    state == .normal ? UIImage(systemName: name) : nil
  }
}
