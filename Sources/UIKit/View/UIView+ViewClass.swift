import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiView = ViewClass(
    UIView.self,
    elements: [
      "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    ],
    decode: { $0.decode($1) },
    outlets: [Outlet("gestureRecognizers", \UIView.gestureRecognizers)],
    keys: [
      RuntimeAttribute("layer", to: \UIView.layer),
      RuntimeAttribute("superview", to: \UIView.superview),
      RuntimeAttribute("backgroundColor", \UIView.backgroundColor),
      RuntimeAttribute("clipsToBounds", \UIView.clipsToBounds),
      RuntimeAttribute("hidden", \UIView.isHidden),
      RuntimeAttribute("alpha", \UIView.alpha), RuntimeAttribute("tag", \UIView.tag),
      RuntimeAttribute("tintColor", \UIView.tintColor), RuntimeAttribute("frame", \UIView.frame),
      RuntimeAttribute("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      RuntimeAttribute("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      RuntimeAttribute("accessibilityLabel", \UIView.accessibilityLabel),
    ],
    appearance: [
      AppearanceSetting(\UIView.ownTintColor), AppearanceSetting(\UIView.backgroundColor),
    ])
}

extension UIView {
  /// What was set of this view, not what it inherits.
  fileprivate var ownTintColor: UIColor? {
    get { appearance.tintColor }
    set { tintColor = newValue }
  }
}
