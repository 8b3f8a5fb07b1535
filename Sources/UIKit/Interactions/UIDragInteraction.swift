public import Foundation

/// Lets a view's content be dragged.
///
/// Headless: nothing is dragged, except by tests that call the delegate.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// True in the idioms that drag between apps; false on a phone.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  open var isEnabled: Bool
  /// Whether other recognisers may go on while content is lifted.
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
