/// Decides about and hears of a popover; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    _OptionalMethod("prepareForPopoverPresentation:", of: self)?
      .call(popoverPresentationController, as: Void.self)
  }
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    _OptionalMethod("popoverPresentationControllerShouldDismissPopover:", of: self)?
      .call(popoverPresentationController, as: Bool.self) ?? true
  }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    _OptionalMethod("popoverPresentationControllerDidDismissPopover:", of: self)?
      .call(popoverPresentationController, as: Void.self)
  }
}
