import DarkroomCoreGraphics
public import DarkroomObjectiveC
import Foundation

extension _KeyValueCodingAndObserving {
  /// Whether the class has a method with that name, as far as the registry knows, or declares that it responds to it.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    (self as? any _SelectorResponding)?.responds(to: selector) ?? _inheritedResponds(to: selector)
  }

  /// Nil unless the class hands messages on.
  @preconcurrency @MainActor
  public func forwardingTarget(for selector: Selector!) -> Any? {
    (self as? any _MessageForwarding)?.forwardingTarget(for: selector)
  }

  /// The implementation of `super.responds(to:)` for a class that has its own method.
  public func _inheritedResponds(to selector: Selector!) -> Bool {
    guard let name = selector?.name else { return false }
    if selector?.method?.bound(self) != nil { return true }
    let type: AnyClass = Swift.type(of: self)
    return _ClassRegistry.withoutIsolation {
      ActionDispatch.method(named: name, ofClass: type) != nil
    }
  }

  /// The implementation of `super.forwardingTarget(for:)` for a class that has its own method: it returns nil.
  public func _inheritedForwardingTarget(for selector: Selector!) -> Any? { nil }
}
