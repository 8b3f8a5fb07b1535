public import DarkroomObjectiveC

/// An object that is told about changes of properties that it observes by name.
///
/// `UIResponder` conforms to it, so views and controllers override `observeValue(forKeyPath:of:change:context:)` as on
/// iOS. Other classes cannot override a method from an extension, so they conform instead.
@preconcurrency @MainActor
public protocol _KeyValueObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
