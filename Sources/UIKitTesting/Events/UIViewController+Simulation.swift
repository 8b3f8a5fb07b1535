public import DarkroomUIKit

extension UIViewController {
  /// Simulates dragging this controller's sheet, or that of its container, down until it is dismissed.
  ///
  /// A sheet stays if its controller is modal or its delegate refuses; then the delegate is notified of the attempt.
  /// Otherwise it is notified before and after the sheet is dismissed.
  ///
  /// - Returns: whether the sheet was dismissed.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateInteractiveDismissal() -> Bool {
    guard let presentation = presentationController, presentingViewController != nil else {
      return false
    }
    let delegate = presentation.delegate
    let isModal = presentation.presentedViewController.holdsSheet
    guard !isModal, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    delegate?.presentationControllerWillDismiss(presentation)
    presentation.presentingViewController.dismiss(animated: false)
    delegate?.presentationControllerDidDismiss(presentation)
    return true
  }

  /// Whether the controller, or the child that it shows, is modal.
  private var holdsSheet: Bool {
    isModalInPresentation
      || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
      || (self as? UITabBarController)?.selectedViewController?.isModalInPresentation == true
  }
}
