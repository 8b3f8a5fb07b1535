public import Foundation

/// Supplies what a presentation is made and animated by; every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _OptionalMethod("animationControllerForPresented:presenting:source:", of: self)?.call(
      presented, presenting, source, as: (any UIViewControllerAnimatedTransitioning)?.self) ?? nil
  }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _OptionalMethod("animationControllerForDismissed:", of: self)?.call(
      dismissed, as: (any UIViewControllerAnimatedTransitioning)?.self) ?? nil
  }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _OptionalMethod("interactionControllerForPresentationUsing:", of: self)?.call(
      animator, as: (any UIViewControllerInteractiveTransitioning)?.self) ?? nil
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _OptionalMethod("interactionControllerForDismissalUsing:", of: self)?.call(
      animator, as: (any UIViewControllerInteractiveTransitioning)?.self) ?? nil
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    _OptionalMethod("presentationControllerForPresented:presenting:source:", of: self)?.call(
      presented, presenting, source, as: UIPresentationController?.self) ?? nil
  }
}
