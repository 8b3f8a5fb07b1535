/// An error of this framework, by its code.
public struct ASAuthorizationError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1_000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public static let canceled = Code.canceled
  public static let unknown = Code.unknown

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
