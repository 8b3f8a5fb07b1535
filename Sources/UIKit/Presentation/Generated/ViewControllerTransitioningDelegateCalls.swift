import Foundation

// Written by Scripts/delegate-methods from UIViewControllerTransitioningDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _OptionalMethod("animationControllerForPresented:presenting:source:", of: self)?.call(
      presented, presenting, source, as: ((any UIViewControllerAnimatedTransitioning)?).self) ?? nil
  }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    _OptionalMethod("animationControllerForDismissed:", of: self)?.call(
      dismissed, as: ((any UIViewControllerAnimatedTransitioning)?).self) ?? nil
  }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _OptionalMethod("interactionControllerForPresentationUsing:", of: self)?.call(
      animator, as: ((any UIViewControllerInteractiveTransitioning)?).self) ?? nil
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _OptionalMethod("interactionControllerForDismissalUsing:", of: self)?.call(
      animator, as: ((any UIViewControllerInteractiveTransitioning)?).self) ?? nil
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    _OptionalMethod("presentationControllerForPresented:presenting:source:", of: self)?.call(
      presented, presenting, source, as: (UIPresentationController?).self) ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload
  public var animationController: _ViewControllerTransitioningDelegateCalls.AnimationController? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    _ViewControllerTransitioningDelegateCalls.InteractionControllerForPresentation?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var interactionControllerForDismissal:
    _ViewControllerTransitioningDelegateCalls.InteractionControllerForDismissal?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var presentationController:
    _ViewControllerTransitioningDelegateCalls.PresentationController?
  { .init(receiver: self) }
}

/// The optional methods of `UIViewControllerTransitioningDelegate` that have labels, as callable values.
public enum _ViewControllerTransitioningDelegateCalls {
  /// What `animationController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct AnimationController {
    let receiver: any UIViewControllerTransitioningDelegate

    @discardableResult
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      receiver.animationController(forPresented: presented, presenting: presenting, source: source)
    }
    @discardableResult
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? { receiver.animationController(forDismissed: dismissed) }
  }

  /// What `interactionControllerForPresentation` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct InteractionControllerForPresentation {
    let receiver: any UIViewControllerTransitioningDelegate

    @discardableResult
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { receiver.interactionControllerForPresentation(using: animator) }
  }

  /// What `interactionControllerForDismissal` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct InteractionControllerForDismissal {
    let receiver: any UIViewControllerTransitioningDelegate

    @discardableResult
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { receiver.interactionControllerForDismissal(using: animator) }
  }

  /// What `presentationController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PresentationController {
    let receiver: any UIViewControllerTransitioningDelegate

    @discardableResult
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      receiver.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }
}
