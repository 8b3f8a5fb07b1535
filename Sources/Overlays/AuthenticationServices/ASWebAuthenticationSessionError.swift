/// An error of this framework, by its code.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public static let canceledLogin = Code.canceledLogin

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
