public import Foundation

/// Shows items large where the text size makes them no larger.
///
/// Headless: nobody presses long.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, @MainActor UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  private lazy var press = UILongPressGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public convenience override init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }
  /// Whether the text size is one for accessibility.
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }
  nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}
