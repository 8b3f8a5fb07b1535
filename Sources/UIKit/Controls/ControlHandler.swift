import Foundation

/// One entry of a control's table: what to call for which events.
@MainActor
struct ControlHandler {
  enum Receiver {
    /// Held weakly, as UIKit does.
    case target(WeakTarget, Selector)
    /// The responder chain finds who performs it.
    case chain(Selector)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event

  /// Whether the entry calls that action of that target (nil: the responder chain's).
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

  /// Whether the target is gone, so that the entry can go too.
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
