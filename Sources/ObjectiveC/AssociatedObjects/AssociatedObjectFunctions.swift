/// The value that was associated with an object by a key, the address of a variable as a rule.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let key = UInt(bitPattern: key)
  return AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// A value of nil removes what was there.
///
/// Views, controllers, gesture recognizers and layers release their values when they go, as all objects do on iOS;
/// other objects some time after.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let key = UInt(bitPattern: key)
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// Values of all keys, also of those that other code has set; they are released before this returns.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}
