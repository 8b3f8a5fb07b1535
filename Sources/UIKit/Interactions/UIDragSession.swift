public import Foundation

/// A drag under way.
///
/// Headless: there is none, except a test's own.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localContext: Any? { get set }
  func location(in view: UIView) -> CGPoint
}
