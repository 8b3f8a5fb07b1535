/// An error of this framework, by its code.
public struct CNError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessibleWritableContainers = 101
    case recordDoesNotExist = 200
  }

  /// The domain of these errors as `NSError`.
  public static let errorDomain = "CNErrorDomain"

  /// The reason.
  public let code: Code
  /// The number of the reason as `NSError`.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
