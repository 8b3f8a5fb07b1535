import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiView = ViewClass(
    UIView.self,
    elements: [
      "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    ],
    decode: { $0.decode($1) },
    outlets: [NibOutlet("gestureRecognizers", \UIView.gestureRecognizers)],
    keys: [
      NibKey("layer", to: \UIView.layer), NibKey("superview", to: \UIView.superview),
      NibKey("backgroundColor", \UIView.backgroundColor),
      NibKey("clipsToBounds", \UIView.clipsToBounds), NibKey("hidden", \UIView.isHidden),
      NibKey("alpha", \UIView.alpha), NibKey("tag", \UIView.tag),
      NibKey("tintColor", \UIView.tintColor), NibKey("frame", \UIView.frame),
      NibKey("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      NibKey("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      NibKey("accessibilityLabel", \UIView.accessibilityLabel),
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
