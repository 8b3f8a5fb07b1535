// Core Foundation's functions of errors, which wrappers of the keychain call.

public typealias CFOptionFlags = UInt

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
