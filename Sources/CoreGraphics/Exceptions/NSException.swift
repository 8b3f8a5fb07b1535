public import Foundation

/// A programmer's mistake, which ends the program when it is raised, because Swift cannot catch it.
open class NSException: NSObject, @unchecked Sendable {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  open func raise() -> Never {
    UncaughtException.raise(reason ?? "", name: ExceptionName(rawValue: name.rawValue))
  }
}
