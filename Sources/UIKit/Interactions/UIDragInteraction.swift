public import Foundation

/// An interaction by which a view's content can be dragged.
///
/// Nothing is dragged here; tests call the delegate.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; nil before.
  open private(set) weak var view: UIView?
  /// Is called by tests, never by the interaction.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags are enabled by default: true on an iPad, false on an iPhone.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// Whether content may be dragged; it is kept, and nothing is dragged.
  open var isEnabled: Bool
  /// Whether other recognizers can recognize while content is being lifted.
  ///
  /// - Important: Inert. Nothing is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
