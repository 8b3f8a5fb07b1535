import UIKit

func dynamics(_ view: UIView, in reference: UIView) -> UIDynamicAnimator {
  let animator = UIDynamicAnimator(referenceView: reference)
  animator.addBehavior(UIDynamicItemBehavior(items: [view]))
  animator.addBehavior(UIGravityBehavior(items: [view]))
  animator.addBehavior(UISnapBehavior(item: view, snapTo: .zero))
  return animator
}
