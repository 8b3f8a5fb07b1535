public import Foundation

/// An interaction that shows items at a large size if their text does not follow the text size.
///
/// Nobody presses long here, so nothing is shown.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, @MainActor UIInteraction {
  /// The view to which the interaction was added; nil before.
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
