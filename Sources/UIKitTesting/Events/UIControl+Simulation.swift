public import DarkroomUIKit

// What a user does to a control with a value stands in the file of its class: the value changes as
// far as the control allows, then `valueChanged` is sent. A value that is there already sends
// nothing, as on iOS.

extension UIControl {
  /// Calls every target and every `UIAction` that was added for `event`, in the order added.
  ///
  /// Actions get the control and an empty `UIEvent` where they take them. As with `sendActions(for:)`, a disabled
  /// control calls them too; `simulateTap(at:)` asks, as a finger does.
  ///
  /// - Parameter event: the event; several events are sent together.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulate(event: UIControl.Event) {
    let cause = UIEvent()
    for receiver in receivers(of: event) {
      switch receiver {
      case .action(let action): sendAction(action)
      case .method(let selector, let target): sendAction(selector, to: target, for: cause)
      }
    }
  }

  private enum Receiver {
    case action(UIAction)
    case method(Selector, target: Any?)
  }

  /// In the order added; a target that a subclass takes out of `allTargets`, or whose action it takes out of
  /// `actions(forTarget:forControlEvent:)`, is not called.
  private func receivers(of event: Event) -> [Receiver] {
    let targets = allTargets
    var found: [Receiver] = []
    enumerateEventHandlers { action, method, events, _ in
      guard !events.isDisjoint(with: event) else { return }
      if let action {
        found.append(.action(action))
      } else if let (target, selector) = method,
        (target as? NSObject).map(targets.contains) ?? true,
        actions(forTarget: target, forControlEvent: event)?.contains(selector.name) ?? false
      {
        found.append(.method(selector, target: target))
      }
    }
    return found
  }
}
