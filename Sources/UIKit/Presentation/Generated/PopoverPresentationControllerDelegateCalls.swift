// Written by Scripts/delegate-methods from UIPopoverPresentationControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    _OptionalMethod("prepareForPopoverPresentation:", of: self)?.call(
      popoverPresentationController, as: Void.self)
  }
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    _OptionalMethod("popoverPresentationControllerShouldDismissPopover:", of: self)?.call(
      popoverPresentationController, as: Bool.self) ?? true
  }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    _OptionalMethod("popoverPresentationControllerDidDismissPopover:", of: self)?.call(
      popoverPresentationController, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload
  public var prepareForPopoverPresentation:
    _OptionalDelegateCall<UIPopoverPresentationController, Void>?
  {
    .init { self.prepareForPopoverPresentation($0) }
  }
  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover:
    _OptionalDelegateCall<UIPopoverPresentationController, Bool>?
  {
    .init { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  @_disfavoredOverload
  public var popoverPresentationControllerDidDismissPopover:
    _OptionalDelegateCall<UIPopoverPresentationController, Void>?
  {
    .init { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
