public import Foundation

/// What a view controller is told about a press that asks for a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What stays sharp while the rest is blurred, in points of the source view.
  var sourceRect: CGRect { get set }
}
