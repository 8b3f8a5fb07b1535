import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiView = ViewClass(
    UIView.self,
    elements: [
      "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    ],
    decode: { $0.decode($1) },
    outlets: [
      Outlet("gestureRecognizers", \UIView.gestureRecognizers) { $0.gestureRecognizers = $1 }
    ],
    keys: [
      RuntimeAttribute("layer", to: \UIView.layer),
      RuntimeAttribute("superview", to: \UIView.superview),
      RuntimeAttribute("backgroundColor", \UIView.backgroundColor) { $0.backgroundColor = $1 },
      RuntimeAttribute("clipsToBounds", \UIView.clipsToBounds) { $0.clipsToBounds = $1 },
      RuntimeAttribute("hidden", \UIView.isHidden) { $0.isHidden = $1 },
      RuntimeAttribute("alpha", \UIView.alpha) { $0.alpha = $1 },
      RuntimeAttribute("tag", \UIView.tag) { $0.tag = $1 },
      RuntimeAttribute("tintColor", \UIView.tintColor) { $0.tintColor = $1 },
      RuntimeAttribute("frame", \UIView.frame) { $0.frame = $1 },
      RuntimeAttribute("userInteractionEnabled", \UIView.isUserInteractionEnabled) {
        $0.isUserInteractionEnabled = $1
      },
      RuntimeAttribute("accessibilityIdentifier", \UIView.accessibilityIdentifier) {
        $0.accessibilityIdentifier = $1
      },
      RuntimeAttribute("accessibilityLabel", \UIView.accessibilityLabel) {
        $0.accessibilityLabel = $1
      },
    ],
    appearance: [
      AppearanceSetting(\UIView.ownTintColor), AppearanceSetting(\UIView.backgroundColor),
    ])
}

extension UIView {
  /// The color that was set for this view, not the inherited one.
  fileprivate var ownTintColor: UIColor? {
    get { appearance.tintColor }
    set { tintColor = newValue }
  }
}
