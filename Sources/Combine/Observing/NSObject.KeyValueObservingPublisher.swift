public import DarkroomObjectiveC
public import Foundation
public import OpenCombine

extension NSObject {
  /// Publishes the values of a property, as long as the subscription lives.
  ///
  /// - SeeAlso: Apple's overlay of Foundation, `Publishers+KeyValueObserving.swift`. As there: without demand the latest
  ///   value waits.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    /// Without `initial` the first value is that of the first change.
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      subscriber.receive(subscription: ObservingSubscription(self, subscriber))
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
    }
  }
}
