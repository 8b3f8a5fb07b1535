import Foundation

/// A method that is called later, unless the call is canceled before.
@MainActor
final class DelayedCall {
  private let target: AnyObject
  private let selector: Selector
  private let argument: Any?

  /// Pending calls, in the order of their requests.
  private static var pending: [DelayedCall] = []

  private init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Target and argument are retained until the call.
  static func add(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    let call = DelayedCall(target, selector, argument)
    pending.append(call)
    MainQueue.after(delay) { call.run() }
  }

  static func cancel(_ isMeant: (DelayedCall) -> Bool) { pending.removeAll(where: isMeant) }

  func isOf(_ target: AnyObject) -> Bool { self.target === target }

  /// Arguments are compared with `isEqual(_:)`; nil equals nil.
  func calls(_ selector: Selector, with argument: Any?) -> Bool {
    guard self.selector == selector else { return false }
    guard let own = self.argument, let argument else {
      return self.argument == nil && argument == nil
    }
    if let own = own as? AnyHashable, let argument = argument as? AnyHashable {
      return own == argument
    }
    return own as AnyObject === argument as AnyObject
  }

  private func run() {
    guard let index = Self.pending.firstIndex(where: { $0 === self }) else { return }
    Self.pending.remove(at: index)
    MessageSending.send(selector, to: target, argument, nil)
  }
}
