public import Foundation

/// The context of a press that requests a preview from a view controller.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The area that stays sharp while the rest is blurred, in points of the source view.
  var sourceRect: CGRect { get set }
}
