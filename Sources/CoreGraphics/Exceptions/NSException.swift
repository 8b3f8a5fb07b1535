public import Foundation

/// A programmer's mistake, which ends the program when it is raised, because Swift cannot catch it.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of mistake.
  open private(set) var name: NSExceptionName
  /// The text that is printed when the exception is raised.
  open private(set) var reason: String?
  /// Further values; they are stored, and not printed.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Prints the reason and ends the program, as an uncaught exception does.
  open func raise() -> Never {
    UncaughtException.raise(reason ?? "", name: ExceptionName(rawValue: name.rawValue))
  }
}
