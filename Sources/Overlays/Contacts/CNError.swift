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

  public static let errorDomain = "CNErrorDomain"

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
