public import Foundation

/// Decides how a presentation looks elsewhere; every method is optional.
///
/// Headless: nobody drags a sheet down; tests call what hears of it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `automatic` leaves it to the presentation.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    _OptionalMethod("adaptivePresentationStyleFor:", of: self)?
      .call(controller, as: UIModalPresentationStyle.self) ?? .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _OptionalMethod("adaptivePresentationStyleFor:traitCollection:", of: self)?
      .call(controller, traitCollection, as: UIModalPresentationStyle.self)
      ?? adaptivePresentationStyle(for: controller)
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    _OptionalMethod(
      "presentationController:viewControllerForAdaptivePresentationStyle:", of: self)?
      .call(controller, style, as: UIViewController?.self) ?? nil
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    _OptionalMethod("presentationControllerShouldDismiss:", of: self)?
      .call(presentationController, as: Bool.self) ?? true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    _OptionalMethod("presentationControllerWillDismiss:", of: self)?
      .call(presentationController, as: Void.self)
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    _OptionalMethod("presentationControllerDidDismiss:", of: self)?
      .call(presentationController, as: Void.self)
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    _OptionalMethod("presentationControllerDidAttemptToDismiss:", of: self)?
      .call(presentationController, as: Void.self)
  }
}
