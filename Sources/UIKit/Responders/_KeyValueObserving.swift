public import DarkroomObjectiveC

/// An object that is told of changes of what it observes by name.
///
/// `UIResponder` is one, so that views and controllers override `observeValue(forKeyPath:of:change:context:)` as on
/// iOS. Other classes cannot override a method that stands in an extension: they conform instead.
@preconcurrency @MainActor
public protocol _KeyValueObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
