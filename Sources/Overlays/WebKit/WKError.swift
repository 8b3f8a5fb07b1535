/// An error of this framework, by its code.
public struct WKError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public static let errorDomain = "WKErrorDomain"
  public static let unknown = Code.unknown
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
