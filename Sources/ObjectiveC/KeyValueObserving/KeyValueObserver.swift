import Foundation

/// One observation of one property of one object.
package final class KeyValueObserver: @unchecked Sendable {
  /// What of an object is observed.
  package enum Property: Hashable {
    case path(KeyPathIdentity)
    case name(String)
  }

  /// A change as it is told; values are not those of an optional, nil is none.
  package struct Change {
    package var old: Any?
    package var new: Any?
    package var isPrior = false
  }

  package let property: Property
  package let options: NSKeyValueObservingOptions
  let notify: (AnyObject, Change) -> Void
  /// Who observes by name, and with which context.
  package private(set) weak var target: AnyObject?
  private let targetIdentity: ObjectIdentifier?
  package let context: UInt

  package init(
    _ property: Property, options: NSKeyValueObservingOptions, target: AnyObject? = nil,
    context: UInt = 0, notify: @escaping (AnyObject, Change) -> Void
  ) {
    self.property = property
    self.options = options
    self.target = target
    targetIdentity = target.map { ObjectIdentifier($0) }
    self.context = context
    self.notify = notify
  }

  /// Whether this object observes by name, also while it is in its `deinit`, where no weak reference finds it.
  package func isOf(_ observer: AnyObject) -> Bool { targetIdentity == ObjectIdentifier(observer) }

  package func tell(_ object: AnyObject, old: Any?, new: Any?, isPrior: Bool = false) {
    notify(
      object,
      Change(
        old: options.contains(.old) ? old : nil,
        new: options.contains(.new) && !isPrior ? new : nil, isPrior: isPrior))
  }
}
