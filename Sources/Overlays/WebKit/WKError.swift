/// An error of this framework, by its code.
public struct WKError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  /// The domain of these errors as `NSError`.
  public static let errorDomain = "WKErrorDomain"
  public static let unknown = Code.unknown
  /// The reason of errors of scripts, because none runs here.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred

  /// The reason.
  public let code: Code
  /// The number of the reason as `NSError`.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
