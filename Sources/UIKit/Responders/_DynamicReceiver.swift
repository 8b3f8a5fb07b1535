import DarkroomCoreGraphics
public import Foundation

/// An object of an unknown class, on which members of any class can be used.
///
/// The Objective-C runtime allows that for any object; IOSSources writes `_dynamicReceiver(target).perform(…)` for it,
/// and adds the members that the sources themselves declare. The members of UIKit classes that return a value are here,
/// as well as the simple methods of views and controllers.
@dynamicMemberLookup
public struct _DynamicReceiver {
  public let object: AnyObject

  /// See `NSObject.perform(_:)`; objects of other classes have the methods that the selector or the registry contains.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    MessageSending.perform(selector, of: object, nil, nil)
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageSending.perform(selector, of: self.object, object, nil)
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    MessageSending.perform(selector, of: object, first, second)
  }

  /// A property of a view; nil for other objects, which on iOS would not respond.
  @preconcurrency @MainActor
  public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value! {
    (object as? UIView)?[keyPath: path]
  }

  /// A property of a controller, nil for other objects.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public subscript<Value>(dynamicMember path: KeyPath<UIViewController, Value>) -> Value! {
    (object as? UIViewController)?[keyPath: path]
  }
}

/// The members of every object that inherits from `NSObject`, as far as other objects have them too.
extension _DynamicReceiver {
  /// Whether the object has a method with that name, as far as the registry knows.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    if let object = object as? NSObject { return object.responds(to: selector) }
    return selector.map { ActionDispatch.method(named: $0.name, of: object) != nil } ?? false
  }

  public func isKind(of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let next = current {
      if next == type { return true }
      current = _getSuperclass(next)
    }
    return false
  }

  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }

  /// By identity for what is no `NSObject`.
  public func isEqual(_ other: Any?) -> Bool {
    if let object = object as? NSObject { return object.isEqual(other) }
    return other as AnyObject? === object
  }

  public var hash: Int {
    (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
  }

  public var description: String { "\(object)" }

  /// Raises `NSUnknownKeyException` for unknown names, as on iOS.
  public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) {
    (object as? NSObject)?.setValue(value, forKey: key)
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    (object as? NSObject)?.value(forKeyPath: keyPath)
  }
}

extension _DynamicReceiver {
  @preconcurrency @MainActor
  private func view(_ method: String) -> UIView { known(UIView.self, method) }

  /// The object as an instance of the class whose method is called; raises the same exception as iOS if it is not one.
  private func known<Object: AnyObject>(_ type: Object.Type, _ method: String) -> Object {
    guard let known = object as? Object else {
      UncaughtException.raise(
        "-[\(Swift.type(of: object)) \(method)]: unrecognized selector sent to instance",
        name: .invalidArgument)
    }
    return known
  }

  @preconcurrency @MainActor
  public func layoutIfNeeded() { view("layoutIfNeeded").layoutIfNeeded() }
  @preconcurrency @MainActor
  public func setNeedsLayout() { view("setNeedsLayout").setNeedsLayout() }
  @preconcurrency @MainActor
  public func layoutSubviews() { view("layoutSubviews").layoutSubviews() }
  @preconcurrency @MainActor
  public func setNeedsDisplay() { view("setNeedsDisplay").setNeedsDisplay() }
  @preconcurrency @MainActor
  public func setNeedsUpdateConstraints() {
    view("setNeedsUpdateConstraints").setNeedsUpdateConstraints()
  }
  @preconcurrency @MainActor
  public func removeFromSuperview() { view("removeFromSuperview").removeFromSuperview() }
  @preconcurrency @MainActor
  public func addSubview(_ view: UIView) { self.view("addSubview:").addSubview(view) }
  @preconcurrency @MainActor
  public func sizeToFit() { view("sizeToFit").sizeToFit() }
  @preconcurrency @MainActor
  public func sizeThatFits(_ size: CGSize) -> CGSize { view("sizeThatFits:").sizeThatFits(size) }
  @preconcurrency @MainActor @discardableResult
  public func becomeFirstResponder() -> Bool {
    known(UIResponder.self, "becomeFirstResponder").becomeFirstResponder()
  }
  @preconcurrency @MainActor @discardableResult
  public func resignFirstResponder() -> Bool {
    known(UIResponder.self, "resignFirstResponder").resignFirstResponder()
  }
}

/// A value that has the members itself is returned unchanged.
public func _dynamicReceiver<Receiver>(_ receiver: Receiver) -> Receiver { receiver }

@_disfavoredOverload
public func _dynamicReceiver(_ object: AnyObject) -> _DynamicReceiver {
  _DynamicReceiver(object: object)
}

@_disfavoredOverload
public func _dynamicReceiver(_ object: AnyObject?) -> _DynamicReceiver? {
  object.map(_DynamicReceiver.init)
}

@_disfavoredOverload
public func _dynamicReceiver(_ type: AnyClass) -> _DynamicClass { _DynamicClass(type: type) }
