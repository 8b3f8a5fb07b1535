import DarkroomCoreGraphics
public import DarkroomObjectiveC
import DarkroomUIKit
import Foundation
public import XCTest

/// Waits for a change of a property that is observed by its name.
///
/// With an expected value the value that is there already counts, too; without one the first change does.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Returns whether a change fulfills the expectation.
  public typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool

  /// The Objective-C name of the property: `hidden`, not `isHidden`.
  public let keyPath: String
  /// Held by the expectation as long as that lives, observed until it is fulfilled.
  public let observedObject: Any
  /// The value that fulfills the expectation; with nil, any change fulfills it.
  ///
  /// Numbers are compared as `Double`, other values by `==` or `isEqual(_:)`.
  public let expectedValue: Any?
  /// Without `new` no change has the expected value.
  public let options: NSKeyValueObservingOptions
  /// A closure that replaces the comparison with the expected value.
  open var handler: Handler?

  private let observer: Observer

  /// Observes at once, and is fulfilled here where `initial` tells of what is waited for.
  ///
  /// An object that isn't an `NSObject` raises `NSInvalidArgumentException`.
  public init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    observer = Observer(keyPath)
    super.init(
      description: expectedValue.map { "Expect '\(keyPath)' of \(object) to become \($0)" }
        ?? "Expect a change of '\(keyPath)' of \(object)")
    observer.begin(with: object, options) { [weak self] in self?.hear($0) }
  }

  /// Fulfilled at once by a value that is there already; with nil, by the first change.
  public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
    self.init(
      keyPath: keyPath, object: object, expectedValue: expectedValue,
      options: expectedValue == nil ? [.new, .old] : [.initial, .new, .old])
  }

  /// Fulfilled by the first change, whatever the value.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil)
  }

  deinit { observer.end() }

  private func hear(_ change: [NSKeyValueChangeKey: Any]) {
    guard isMeant(change) else { return }
    observer.end()
    fulfill()
  }

  private func isMeant(_ change: [NSKeyValueChangeKey: Any]) -> Bool {
    if let handler {
      return handler(
        observedObject,
        Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.key.rawValue), $0.value) }))
    }
    guard let expectedValue else { return true }
    guard let new = change[.newKey] else { return false }
    return isEqual(new, expectedValue)
  }

  private func isEqual(_ value: Any, _ other: Any) -> Bool {
    if let value = value as? AnyHashable, let other = other as? AnyHashable, value == other {
      return true
    }
    if let value = number(value), let other = number(other) { return value == other }
    return (value as? NSObject)?.isEqual(other) ?? false
  }

  /// Numbers of different types can be equal, as in Objective-C.
  private func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

/// Listens as long as it is wanted.
private final class Observer: NSObject {
  private let keyPath: String
  private var object: NSObject?
  private var body: (([NSKeyValueChangeKey: Any]) -> Void)?
  /// Whether the object knows it; the first value is heard before.
  private var isKnown = false

  init(_ keyPath: String) { self.keyPath = keyPath }

  func begin(
    with object: Any, _ options: NSKeyValueObservingOptions,
    _ body: @escaping ([NSKeyValueChangeKey: Any]) -> Void
  ) {
    guard let object = object as? NSObject else {
      UncaughtException.raise("\(object) cannot be observed", name: .invalidArgument)
    }
    self.object = object
    self.body = body
    unsafe object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    isKnown = true
    if self.object == nil { object.removeObserver(self, forKeyPath: keyPath) }
  }

  func end() {
    guard let object else { return }
    self.object = nil
    if isKnown { object.removeObserver(self, forKeyPath: keyPath) }
  }
}

extension Observer: _KeyValueObserving {
  nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if self.object != nil { body?(change ?? [:]) }
  }
}
