import UIKit

/// Calls methods of UIKit's delegates as optional ones, which they are on iOS.
class Forwarding: NSObject {
  weak var fields: UITextFieldDelegate?
  weak var scrolling: UIScrollViewDelegate?
  weak var transitions: UIViewControllerTransitioningDelegate?

  func end(_ field: UITextField) {
    fields?.textFieldDidEndEditing?(field, reason: .committed)
  }

  func mayReturn(_ field: UITextField) -> Bool { fields!.textFieldShouldReturn!(field) }
  func scroll(_ view: UIScrollView) { scrolling?.scrollViewDidScroll?(view) }

  func animation(_ controller: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    transitions?.animationController?(forDismissed: controller)
  }

  func answers(_ delegate: UITextFieldDelegate) -> Bool {
    delegate.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:)))
  }
}

func addClosures(_ animator: UIViewImplicitlyAnimating) {
  animator.addAnimations? {}
  animator.addCompletion? { _ in }
}
