import Foundation

extension UIControl {
  func add(target: Any?, action: Selector, events: Event) {
    if let index = handlers.firstIndex(where: { $0.isTarget(target, action) }) {
      handlers[index].events.formUnion(events)
    } else if let target {
      let receiver = ControlHandler.Receiver.target(
        WeakTarget(ClassObject.standing(for: target)), action)
      handlers.append(ControlHandler(receiver: receiver, events: events))
    } else {
      handlers.append(ControlHandler(receiver: .chain(action), events: events))
    }
  }

  /// Removes entries; a nil target stands for all targets, and a nil action for all actions.
  func remove(target: Any?, action: Selector?, events: Event) {
    removeEvents(events) { handler in
      switch handler.receiver {
      case .target(let known, let selector):
        (target == nil || known.object === target.map(ClassObject.standing))
          && (action == nil || selector == action)
      case .chain(let selector): target == nil && (action == nil || selector == action)
      case .action: false
      }
    }
  }

  /// Adds an action, which replaces an earlier one with the same identifier.
  func add(_ action: UIAction, events: Event) {
    if let index = handlers.firstIndex(where: { $0.isAction(action.identifier) }) {
      let all = handlers[index].events.union(events)
      handlers[index] = ControlHandler(receiver: .action(action), events: all)
    } else {
      handlers.append(ControlHandler(receiver: .action(action), events: events))
    }
  }

  func remove(identifier: UIAction.Identifier, events: Event) {
    removeEvents(events) { $0.isAction(identifier) }
  }

  private func removeEvents(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// The targets; `NSNull` stands for the nil target.
  var targets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for handler in handlers {
      switch handler.receiver {
      case .target(let target, _):
        if let object = target.object as? NSObject { result.insert(object) }
      case .chain: result.insert(NSNull())
      case .action: break
      }
    }
    return result
  }

  func actionNames(of target: Any?, event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard !handler.events.isDisjoint(with: event) else { return nil }
      switch handler.receiver {
      case .target(let known, let selector):
        return target.map { known.object === ClassObject.standing(for: $0) } ?? false
          ? selector.name : nil
      case .chain(let selector): return target == nil || target is NSNull ? selector.name : nil
      case .action: return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop && !handler.isDead {
      switch handler.receiver {
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), handler.events, &stop)
      case .chain(let selector): iterator(nil, (nil, selector), handler.events, &stop)
      case .action(let action): iterator(action, nil, handler.events, &stop)
      }
    }
  }

  func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.receiver {
      case .target(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      case .chain(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }
}
