public import Foundation

/// An interaction that shows a menu of edit actions for a view.
///
/// The menu is not drawn here; a test asks the delegate for it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, @MainActor UIInteraction {
  /// The view that has the interaction; nil if none has.
  open private(set) weak var view: UIView?
  /// The object that provides the menu; it is not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction, which a view gets by `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate for the menu, which is considered visible until it is dismissed.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    shown = configuration
    _ = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }
  /// Considers the menu invisible; the delegate is not told.
  open func dismissMenu() { shown = nil }
  /// Asks the delegate again while a menu is considered visible.
  open func reloadVisibleMenu() {
    guard let shown else { return }
    _ = delegate?.editMenuInteraction(self, menuFor: shown, suggestedActions: [])
  }
  /// Headless: nothing is drawn that could move.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of the menu that is considered visible.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }
}
