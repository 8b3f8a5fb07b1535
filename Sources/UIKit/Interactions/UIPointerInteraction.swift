public import Foundation

/// An interaction that changes the pointer over a view.
///
/// There is no pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, @MainActor UIInteraction {
  /// The view to which the interaction was added; nil before.
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// - Important: Inert.
  open func invalidate() {}
}
