/// Returns the value that is associated with an object under a key, which is usually the address of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let key = UInt(bitPattern: key)
  return AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object; nil removes the current value.
///
/// Views, controllers, gesture recognizers and layers release their values when they are deallocated, as all objects do
/// on iOS; other objects do so some time later.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let key = UInt(bitPattern: key)
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// Removes and releases the values of all keys, including values that other code has set.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}
