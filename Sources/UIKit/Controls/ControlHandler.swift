import Foundation

/// An entry in a control's table of actions: the receiver, and the events for which it is called.
@MainActor
struct ControlHandler {
  enum Receiver {
    /// A target, held weakly as in UIKit.
    case target(WeakTarget, Selector)
    /// The first object in the responder chain that has the method.
    case chain(Selector)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event

  /// Whether the entry calls the action on the target; a nil target is the responder chain.
  func isTarget(_ target: Any?, _ action: Selector) -> Bool {
    switch receiver {
    case .target(let known, let selector):
      target.map { known.object === ClassObject.standing(for: $0) } ?? false && selector == action
    case .chain(let selector): target == nil && selector == action
    case .action: false
    }
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = receiver { return action.identifier == identifier }
    return false
  }

  /// Whether the target no longer exists, so that the entry can be removed.
  var isDead: Bool {
    if case .target(let target, _) = receiver { return target.object == nil }
    return false
  }
}

/// A target that the control does not keep alive.
@MainActor
final class WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
