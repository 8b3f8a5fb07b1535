public import Foundation

/// Shows a menu for a view.
///
/// There is no long press here; a test asks the delegate for its configuration.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, @MainActor UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// - Important: Inert. No menu is shown.
  open func dismissMenu() {}
}
