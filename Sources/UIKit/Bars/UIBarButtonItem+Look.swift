public import DarkroomCoreGraphics

extension UIBarButtonItem {
  /// Drawn behind the item, stretched to its button; a state without an image shows that of `normal`.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { changeLook { $0[state, barMetrics] = backgroundImage } }

  /// Only where the item has that style, now.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// What is set for exactly this state and height.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look[state, barMetrics] }

  /// Points that the background image is moved down by.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { changeLook { $0[backgroundOffset: barMetrics] = adjustment } }

  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look[backgroundOffset: barMetrics]
  }

  /// Points that the title is moved by.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    changeLook { $0[titleOffset: barMetrics] = adjustment }
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look[titleOffset: barMetrics]
  }

  // MARK: As a back button

  /// Drawn behind arrow and title of the back button that leads to the item's screen.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { changeBackLook { $0[state, barMetrics] = backgroundImage } }

  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backLook[state, barMetrics] }

  /// Points that the background image of the back button is moved down by.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { changeBackLook { $0[backgroundOffset: barMetrics] = adjustment } }

  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backLook[backgroundOffset: barMetrics] }

  /// Points that the title of the back button is moved by; the arrow stays.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { changeBackLook { $0[titleOffset: barMetrics] = adjustment } }

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
