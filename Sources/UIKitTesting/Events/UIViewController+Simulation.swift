public import DarkroomUIKit

extension UIViewController {
  /// A user drags this controller's sheet, or that of the container that it is in, down and away.
  ///
  /// A sheet whose controller is modal, or whose delegate refuses, stays, and the delegate hears of the attempt; else
  /// it hears that the sheet will and did go.
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

  /// Whether it, or the child that it shows, is modal.
  private var holdsSheet: Bool {
    isModalInPresentation
      || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
      || (self as? UITabBarController)?.selectedViewController?.isModalInPresentation == true
  }
}
