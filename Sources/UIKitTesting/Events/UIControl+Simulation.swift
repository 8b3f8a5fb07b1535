public import DarkroomUIKit

// Simulations for a control with a value are in the file of its class: the value changes as far as the control allows,
// then `valueChanged` is sent. As on iOS, an unchanged value sends nothing.

extension UIControl {
  /// Calls every target and every `UIAction` that was added for `event`, in the order in which they were added.
  ///
  /// Actions that take arguments get the control and an empty `UIEvent`. Like `sendActions(for:)`, it works even if the
  /// control is disabled; `simulateTap(at:)` respects that, as a real touch does.
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

  /// The receivers in the order in which they were added.
  ///
  /// A target that a subclass removes from `allTargets`, or whose action it removes from
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
