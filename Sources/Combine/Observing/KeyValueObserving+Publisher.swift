public import DarkroomObjectiveC
public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The values of a property whose changes `observe(_:options:changeHandler:)` tells.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
