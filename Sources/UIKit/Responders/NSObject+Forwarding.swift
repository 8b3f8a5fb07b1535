import DarkroomCoreGraphics
public import DarkroomObjectiveC
import Foundation

extension _KeyValueCodingAndObserving {
  /// Whether the class has a method of that name, as far as a registry can tell, or says that it responds.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    (self as? any _SelectorResponding)?.responds(to: selector) ?? _inheritedResponds(to: selector)
  }

  /// Nil unless the class hands messages on.
  @preconcurrency @MainActor
  public func forwardingTarget(for selector: Selector!) -> Any? {
    (self as? any _MessageForwarding)?.forwardingTarget(for: selector)
  }

  /// What `super.responds(to:)` is in a class that has a method of its own for it.
  public func _inheritedResponds(to selector: Selector!) -> Bool {
    guard let name = selector?.name else { return false }
    if selector?.method?.bound(self) != nil { return true }
    let type: AnyClass = Swift.type(of: self)
    return _ClassRegistry.withoutIsolation {
      ActionDispatch.method(named: name, ofClass: type) != nil
    }
  }

  /// What `super.forwardingTarget(for:)` is in a class that has a method of its own for it: nil.
  public func _inheritedForwardingTarget(for selector: Selector!) -> Any? { nil }
}
