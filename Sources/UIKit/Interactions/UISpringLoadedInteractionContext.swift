public import Foundation

/// A drag that pauses over an item and could open it.
///
/// There is none here, except one that a test implements.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}
