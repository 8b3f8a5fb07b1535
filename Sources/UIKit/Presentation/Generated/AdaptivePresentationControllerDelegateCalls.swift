import Foundation

// Written by Scripts/delegate-methods from UIAdaptivePresentationControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    _OptionalMethod("adaptivePresentationStyleFor:", of: self)?.call(
      controller, as: UIModalPresentationStyle.self) ?? .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _OptionalMethod("adaptivePresentationStyleFor:traitCollection:", of: self)?.call(
      controller, traitCollection, as: UIModalPresentationStyle.self)
      ?? adaptivePresentationStyle(for: controller)
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    _OptionalMethod("presentationController:viewControllerForAdaptivePresentationStyle:", of: self)?
      .call(controller, style, as: (UIViewController?).self) ?? nil
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    _OptionalMethod("presentationControllerShouldDismiss:", of: self)?.call(
      presentationController, as: Bool.self) ?? true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {
    _OptionalMethod("presentationControllerWillDismiss:", of: self)?.call(
      presentationController, as: Void.self)
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    _OptionalMethod("presentationControllerDidDismiss:", of: self)?.call(
      presentationController, as: Void.self)
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    _OptionalMethod("presentationControllerDidAttemptToDismiss:", of: self)?.call(
      presentationController, as: Void.self)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    _OptionalMethod("presentationController:prepare:", of: self)?.call(
      presentationController, adaptivePresentationController, as: Void.self)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    _OptionalMethod(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", of: self)?.call(
        presentationController, style, transitionCoordinator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload
  public var adaptivePresentationStyle:
    _AdaptivePresentationControllerDelegateCalls.AdaptivePresentationStyle?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var presentationController:
    _AdaptivePresentationControllerDelegateCalls.PresentationController?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var presentationControllerShouldDismiss:
    _OptionalDelegateCall<UIPresentationController, Bool>?
  {
    .init { self.presentationControllerShouldDismiss($0) }
  }
  @_disfavoredOverload
  public var presentationControllerWillDismiss:
    _OptionalDelegateCall<UIPresentationController, Void>?
  {
    .init { self.presentationControllerWillDismiss($0) }
  }
  @_disfavoredOverload
  public var presentationControllerDidDismiss:
    _OptionalDelegateCall<UIPresentationController, Void>?
  {
    .init { self.presentationControllerDidDismiss($0) }
  }
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    _OptionalDelegateCall<UIPresentationController, Void>?
  {
    .init { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// The optional methods of `UIAdaptivePresentationControllerDelegate` that have labels, as callable values.
public enum _AdaptivePresentationControllerDelegateCalls {
  /// What `adaptivePresentationStyle` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct AdaptivePresentationStyle {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle
    { receiver.adaptivePresentationStyle(for: controller) }
    @discardableResult
    public func callAsFunction(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      receiver.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }

  /// What `presentationController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PresentationController {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      receiver.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      receiver.presentationController(
        presentationController, prepare: adaptivePresentationController)
    }
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      receiver.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }
}
