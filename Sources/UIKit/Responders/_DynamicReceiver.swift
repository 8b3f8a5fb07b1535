/// An object of no known class, to be sent messages.
///
/// The Objective-C runtime lets any object be; the plugin IOSSources writes `_dynamicReceiver(target).perform(…)` for it.
public struct _DynamicReceiver {
  fileprivate let object: AnyObject

  /// See `NSObject.perform(_:)`; objects of other classes have the methods that the selector or the registry knows.
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
}

/// What has methods of its own is handed out as it is.
public func _dynamicReceiver<Receiver>(_ receiver: Receiver) -> Receiver { receiver }

@_disfavoredOverload
public func _dynamicReceiver(_ object: AnyObject) -> _DynamicReceiver {
  _DynamicReceiver(object: object)
}

@_disfavoredOverload
public func _dynamicReceiver(_ object: AnyObject?) -> _DynamicReceiver? {
  object.map(_DynamicReceiver.init)
}
