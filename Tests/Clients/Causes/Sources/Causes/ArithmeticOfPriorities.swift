import UIKit

func yield(_ view: UIView, _ window: UIWindow, _ width: NSLayoutConstraint) {
  view.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
  window.windowLevel = .normal + 1
  width.priority = UILayoutPriority.defaultHigh - 1
}
