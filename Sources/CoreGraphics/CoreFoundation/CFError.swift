// Core Foundation's functions of errors.

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
/// The localized description; never nil.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
/// The failure reason; nil if the error has none.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason }
/// The recovery suggestion; nil if the error has none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err.localizedRecoverySuggestion
}
