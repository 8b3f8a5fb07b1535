import DarkroomCoreGraphics
public import Foundation

/// The panel for finding a text in a view.
///
/// No panel is shown here. A session begins and ends when code requests it.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; nil before.
  open private(set) weak var view: UIView?
  /// Provides sessions, and is told when they begin and end.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// Nil unless a session was begun and not dismissed.
  open private(set) var activeFindSession: UIFindSession?
  /// - Important: Inert. Nothing is looked for.
  open var searchText: String?
  /// - Important: Inert. Nothing is replaced.
  open var replacementText: String?
  /// - Important: Inert. There is no menu of options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether a session is under way.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// Begins a session, if the delegate provides one.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Ends the session and tells the delegate; does nothing without one.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// - Important: Inert. Nothing is found.
  open func findNext() {}
  /// - Important: Inert. Nothing is found.
  open func findPrevious() {}
  /// - Important: Inert. No count is shown.
  open func updateResultCount() {}
}
