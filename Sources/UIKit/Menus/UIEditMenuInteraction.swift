public import Foundation

/// An interaction that shows a menu of edit actions for a view.
///
/// The menu is not drawn here; a test asks the delegate for it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, @MainActor UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate for the menu, which is considered visible until it is dismissed.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    shown = configuration
    _ = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }
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
