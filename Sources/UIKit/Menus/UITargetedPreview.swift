public import Foundation

/// The view that represents a pressed view, or that returns to it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown; it is not moved here.
  public final let view: UIView
  /// The look of the preview.
  public final let parameters: UIPreviewParameters
  /// The place to which the preview moves.
  public final let target: UIPreviewTarget

  /// Creates a preview that moves to a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the place of its view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview at the place of its view, in the standard look.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }
}
