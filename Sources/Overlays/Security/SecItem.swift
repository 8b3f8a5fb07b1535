/// Keeps an item while the process runs; `errSecDuplicateItem` where there is one that looks the same.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, value) = Keychain.shared.add(attributes)
  if status == errSecSuccess { unsafe result?.pointee = value }
  return status
}

/// Finds items that were added in this process.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, value) = Keychain.shared.copy(query)
  if status == errSecSuccess { unsafe result?.pointee = value }
  return status
}

/// For results that are declared as objects, as many are on iOS.
@_disfavoredOverload
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  var value: CFTypeRef?
  let status = unsafe SecItemAdd(attributes, &value)
  if status == errSecSuccess { unsafe result?.pointee = value as AnyObject? }
  return status
}

/// For results that are declared as objects, as many are on iOS.
@_disfavoredOverload
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  var value: CFTypeRef?
  let status = unsafe SecItemCopyMatching(query, &value)
  if status == errSecSuccess { unsafe result?.pointee = value as AnyObject? }
  return status
}

/// Changes items that were added in this process and match the query.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(query, attributesToUpdate) }

/// Removes items that were added in this process and match the query.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(query)
}

/// An English sentence for the four codes that the keychain returns here, and `OSStatus` with the number for others.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}
