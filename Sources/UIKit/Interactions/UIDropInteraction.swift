public import Foundation

/// An interaction by which a view accepts drops.
///
/// Nothing is dropped here; tests call the delegate.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; nil before.
  open private(set) weak var view: UIView?
  /// Is called by tests, never by the interaction.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// - Important: Inert. Nothing is dragged.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
