public import DarkroomCoreGraphics

extension UIBarButtonItem {
  /// Sets the image that is stretched behind the item.
  ///
  /// A state without an image shows the image for `normal`.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { changeLook { $0[state, barMetrics] = backgroundImage } }

  /// Sets the background image if the item has the given style now; otherwise does nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// The background image that was set for exactly this state and these metrics.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look[state, barMetrics] }

  /// Sets how far the background image moves down, in points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { changeLook { $0[backgroundOffset: barMetrics] = adjustment } }

  /// The distance in points that was set for exactly these metrics; 0 by default.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look[backgroundOffset: barMetrics]
  }

  /// Sets the offset of the title, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    changeLook { $0[titleOffset: barMetrics] = adjustment }
  }

  /// The offset in points that was set for exactly these metrics; zero by default.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look[titleOffset: barMetrics]
  }

  // MARK: As a back button

  /// Sets the image behind the arrow and title of the back button that leads to this item's screen.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { changeBackLook { $0[state, barMetrics] = backgroundImage } }

  /// The background image that was set for exactly this state and these metrics.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backLook[state, barMetrics] }

  /// Sets how far the background image of the back button moves down, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { changeBackLook { $0[backgroundOffset: barMetrics] = adjustment } }

  /// The distance in points that was set for exactly these metrics; 0 by default.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backLook[backgroundOffset: barMetrics] }

  /// Sets the offset of the back button's title, in points; the arrow does not move.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { changeBackLook { $0[titleOffset: barMetrics] = adjustment } }

  /// The offset in points that was set for exactly these metrics; zero by default.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backLook[titleOffset: barMetrics]
  }

  private func changeLook(_ edit: (inout BarItemLook) -> Void) {
    edit(&look)
    change()
  }

  private func changeBackLook(_ edit: (inout BarItemLook) -> Void) {
    edit(&backLook)
    change()
  }
}
