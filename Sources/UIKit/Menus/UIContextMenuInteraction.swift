public import Foundation

/// Shows a menu for a view.
///
/// There is no long press here; a test asks the delegate for its configuration.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, @MainActor UIInteraction {
  /// The view that has the interaction; nil if none has.
  open private(set) weak var view: UIView?
  /// The object that provides the configuration of a menu; it is not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction, which a view gets by `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Always zero, because there are no long presses here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// - Important: Inert. No menu is shown.
  open func dismissMenu() {}
}
