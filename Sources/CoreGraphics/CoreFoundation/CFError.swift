// Core Foundation's functions of errors.

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
/// Nil if the error says none.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason }
/// Nil if the error says none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err.localizedRecoverySuggestion
}
